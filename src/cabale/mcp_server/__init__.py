"""The house for the Model Context Protocol: its table as tools, for language models and their programs.

`seen` is what a seat is shown, `wording` the same in lines; `session` is whoever plays, `tools` what it may
call; `server` makes a server of the official SDK of them, which `http` serves as `/mcp` of a house, and
`stdio` on the standard input and output of `cabale mcp`. The SDK is an extra.
"""
