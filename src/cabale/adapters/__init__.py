"""The games as other people's tools want them. Each room is for one of them, and needs its extra:

- `pettingzoo`: every seat an agent, one after the other (`cabale[pettingzoo]`);
- `gymnasium`: one learner among bots, and many games in step (`cabale[gymnasium]`);
- `openspiel`: games for the algorithms of OpenSpiel (`cabale[openspiel]`).

`packages` says what is missing. Nothing is imported here, so that whoever wants one of them needs that one
alone, and nothing in the house knows that there are adapters at all.
"""
