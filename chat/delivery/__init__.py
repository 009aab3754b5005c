"""What is sent to Discord or fetched from it: messages, commands, files, with limits and retries."""
