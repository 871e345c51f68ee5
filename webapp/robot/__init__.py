"""The solitaire robot of Race for the Galaxy: pure rules, usable without the web.

Start with `webapp.robot.game.Game`. Rule ids (R-…) are those of `docs/robot-rules.md`.
"""
