"""What crosses the wire: every message, in and out, a module for each thing that they are about.

The client's types, OpenAPI and AsyncAPI are made from these (`documents`). Data is data, and every
sentence comes beside it in the reader's language: the client knows no rules and tells no story.
"""
