"""The messages of refusals; a placeholder has a name, a number or quoted text, after a colon if it can."""

from __future__ import annotations

from collections.abc import Mapping

from webapp.i18n import N_

GENERAL = N_("That is not possible here, and nothing was changed. Look at the page again and choose anew.")
"""For a kind that is not known."""

FIELD_EMPTY = N_("%(field)s: this is empty. Fill it in.")
"""For a field of a form that was left empty."""

SENTENCES: Mapping[str, str] = {
    # Files.
    "no_file": N_("No file was chosen. Choose a game file first."),
    "too_large": N_("The file is too large: it has more than %(limit)s bytes. Choose another file."),
    "not_utf8": N_(
        "The file is damaged, or it is not UTF-8 text. Save the game file again and use that file."
    ),
    "not_json": N_(
        "The file cannot be read from line %(line)s, column %(column)s on. Save the game file again and use "
        "that file, or correct this place."
    ),
    "too_deep": N_(
        "Lists and objects are nested too deeply in this file; the most is %(depth)s. Choose a file that "
        "Tableside has saved."
    ),
    "duplicate_key": N_("The file has this key twice in one place: %(key)s. Take one of them out."),
    "not_a_game_file": N_("This is not a game file. Choose a file that Tableside has saved."),
    "newer_version": N_(
        "This game file comes from a newer Tableside. Bring this one up to date, then try again. Version of "
        "the file: %(version)s; newest version that can be read: %(known)s."
    ),
    "unknown_key": N_("%(where)s: there is no key %(key)s. Take it out."),
    "missing_key": N_("%(where)s: the key %(key)s is missing. Add it."),
    "unknown_event": N_("There is no event %(value)s. An event is one of these: %(choices)s."),
    # Values of any field.
    "unknown_value": N_("%(where)s: %(value)s is not possible. Choose one of the values that there are."),
    "too_many": N_("%(where)s: too many (%(count)s). Take some out; the most is %(most)s."),
    "wrong_count": N_("%(where)s: choose exactly %(expected)s, not %(count)s."),
    # Set-up.
    "unknown_sets": N_(
        "These sets cannot be used together: %(sets)s. Use each set with all that stand before it: "
        "%(choices)s."
    ),
    "unknown_difficulty": N_("There is no difficulty %(value)s. Choose one of these: %(choices)s."),
    "unknown_world": N_("There is no start world %(value)s. Choose one from the list."),
    "world_not_in_sets": N_(
        "This start world is in none of the sets in use: %(card)s. Choose another one, or use its set too."
    ),
    "same_world": N_("You and the robot have the same start world: %(card)s. Choose two different ones."),
    "no_seed": N_("This game has no seed, so the app cannot roll. Roll your own dice and enter the faces."),
    "override_unknown": N_("The robot's mat has no value %(path)s. Choose one of those that are shown."),
    "override_fixed": N_(
        "This value of the mat cannot be corrected here: %(path)s. During a game, correct the present number "
        "instead."
    ),
    "unknown_find": N_(
        "There is no such card for the robot to find: %(value)s. Choose one of these: %(choices)s."
    ),
    # Actions and dice.
    "unknown_action": N_("There is no action %(value)s. Choose 2 of these: %(choices)s."),
    "search_not_allowed": N_(
        "You cannot search now: it needs The Brink of War, and it is possible once in a game. Choose 2 other "
        "actions."
    ),
    "action_twice": N_(
        "This action can be chosen only once in a round: %(action)s. Choose another one beside it."
    ),
    "unknown_face": N_("This face is not possible here: %(value)s. Choose another one."),
    "face_on_no_die": N_(
        "No die has this face: %(face)s. Enter another one, or correct the faces of the dice first."
    ),
    "two_robot_faces": N_(
        "Two Robot faces cannot be rolled: only one die has that face. Look at the dice and enter both again."
    ),
    # Flips and cards.
    "wrong_find": N_(
        "This card is a miss: %(card)s. The robot looks for: %(find)s. Count the card as a miss and go on."
    ),
    "too_few_vp": N_(
        "This card is a miss: %(card)s. Printed VPs that the world needs: %(min_vp)s or more. Count the card "
        "as a miss and go on."
    ),
    "never_placed": N_(
        "This card is a miss: %(card)s. The robot of this start world never places a card with the keyword "
        "%(keyword)s. Count the card as a miss and go on."
    ),
    "too_dear": N_(
        "This card is a miss: %(card)s. It costs more credit than the robot has: %(price)s, not %(credit)s. "
        "Count the card as a miss and go on, or correct the credit."
    ),
    "missed_needed": N_("Say how many cards were misses before this one: 0 if it was the first card."),
    "more_than_stack": N_(
        "Misses and find cannot be more cards than the robot's draw stack has. Misses: %(missed)s. Draw "
        "stack: %(stack)s. Enter fewer misses, or correct the draw stack."
    ),
    "unknown_card": N_("There is no card %(value)s. Choose one from the list, or describe the card."),
    "card_not_in_sets": N_("This card is in none of the sets in use: %(card)s. Choose another one."),
    "prestige_not_in_use": N_("Without The Brink of War there is no prestige. Leave it out."),
    "prestige_without_bow": N_("Without The Brink of War there is no prestige. Leave it out."),
    # Corrections.
    "limit_values": N_("%(limit)s: only these numbers are possible: %(values)s. Choose one of them."),
    "not_in_tableau": N_("This card is not in the robot's tableau: %(card)s. Choose one that lies there."),
    "tableau_full": N_(
        "The robot's tableau has as many cards as can be kept here: %(most)s. Take a card out first."
    ),
}
"""The sentence of each kind that has only one."""

WRONG_TYPE: Mapping[object, str] = {
    "whole_number": N_("%(where)s: this must be a whole number, such as 3."),
    "boolean": N_("%(where)s: this must be yes or no; in a file, true or false."),
    "string": N_("%(where)s: this must be text; in a file, it stands in quotes."),
    "array": N_("%(where)s: this must be a list; in a file, it stands in square brackets."),
    "object": N_("%(where)s: this must be an object; in a file, it stands in curly brackets."),
}
"""By the sort of value that is needed."""

OUT_OF_TURN: Mapping[object, str] = {
    "choose": N_("Not possible now: %(event)s. Choose your 2 actions first."),
    "roll": N_("Not possible now: %(event)s. Roll the dice first."),
    "done": N_("Not possible now: %(event)s. Finish your own part of the phase first."),
    "flip": N_("Not possible now: %(event)s. First turn over cards for the robot and say what was found."),
    "over": N_(
        "Not possible now: %(event)s. The game is over; you can still correct numbers and the robot's "
        "tableau, or go back in the game log."
    ),
}
"""By the prompt: what has to come first."""
