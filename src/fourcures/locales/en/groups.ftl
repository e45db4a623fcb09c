# Groups of people who play together again and again, and invitations.

## People and groups
groups-title = People and groups
groups-mine = My groups
groups-none = You are not in a group yet. Create one and send its link to the people you play with.
groups-name = Name of the group
groups-create = Create the group
groups-alone = only you so far
groups-unnamed = Group without a name
groups-mates = People you have played with
groups-mates-none = Once you have finished a game with others, you can invite them again here with one click.
groups-mate-games =
    { $games ->
        [one] { $games } game together
       *[other] { $games } games together
    }
groups-invite = Invite
groups-invited = Invited
groups-invite-note = Opens a table for the two of you. They see the invitation on their start page.

## A group
group-members = Members
group-link = Link to the group
group-link-note = Anyone who has this link can join.
group-invitation = You are invited to this group. As a member you see its tables, its results and when it meets next.
group-join = Join the group
group-rename = Change the name
group-save = Save
group-leave = Leave the group
group-leave-really = Really leave
group-leave-back = The link lets you come back.
group-remove = Remove
group-remove-one = Remove { $name } from the group
group-remove-sure = Really remove { $name }? The link will not let them in again.
group-evening = Next game night
group-evening-none = No date has been set yet.
group-evening-note = In your time zone. Every member can change it.
group-evening-field = Day and time
group-evening-set = Set the date
group-evening-clear = Remove the date
group-games = Games in progress
group-games-none = No table is open at the moment.
group-open = Open a table
group-open-note = Every member is invited.
new-for-group = For the group “{ $group }”: every member is invited.
group-results = Results
group-results-none = This group has not finished a game yet.
group-score =
    { $games ->
        [one] { $won } of { $games } game won
       *[other] { $won } of { $games } games won
    }

## Invitations
invitation-title = You are invited
invitation-person = { $name } has invited you to a game.
invitation-group = { $name } has opened a table for “{ $group }”.
invitation-again = { $name } wants to play with you again: a seat is kept for you.
invitation-decline = Not now
