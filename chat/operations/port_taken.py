"""The error of an HTTP endpoint whose port cannot be used."""


class PortTaken(Exception):
    """The port cannot be used; the message is one sentence for the operator."""
