"""Characters and campaigns as files: out, and in again."""
