"""What the other houses of the room say of a table, taken together."""

from collections.abc import Iterable
from typing import NamedTuple

from brelan.server.board import Posted, Word


class Vote(NamedTuple):
    """G4 Who, of those in another house, thinks that a bot should hold a chair; when, in milliseconds since 1970."""

    chair: int
    voters: frozenset[int]
    at: int


class Scene(NamedTuple):
    """What people look at in another house: the entry, until when in milliseconds since 1970, who has tapped on."""

    number: int
    until: int
    onward: frozenset[int]


class Elsewhere(NamedTuple):
    """Everybody at the table who is connected to another house."""

    chairs: frozenset[int] = frozenset()
    guests: frozenset[int] = frozenset()
    preparing: frozenset[int] = frozenset()
    replaced: frozenset[int] = frozenset()
    votes: tuple[Vote, ...] = ()
    scenes: tuple[Scene, ...] = ()
    words: tuple[tuple[str, Word], ...] = ()
    """Each with the house that said it."""
    acts: bool = False
    """Whether another house came to the table before this one: it acts for the table."""

    def votes_on(self, chair: int, since: int) -> frozenset[int]:
        """Who has voted to hold a chair since it gave its last sign of life."""
        return _union(vote.voters for vote in self.votes if vote.chair == chair and vote.at > since)

    def onward(self, number: int) -> frozenset[int]:
        """Who has looked enough at an entry."""
        return _union(scene.onward for scene in self.scenes if scene.number == number)


NOBODY = Elsewhere()


def elsewhere(posted: list[Posted], own: str) -> Elsewhere:
    """The notices of a table, in the order the houses came, without this house's own."""
    others = [one for one in posted if one.house != own]
    notices = [one.notice for one in others]
    return Elsewhere(
        _union(notice.chairs for notice in notices),
        _union(notice.guests for notice in notices),
        _union(notice.preparing for notice in notices),
        _union(notice.replaced for notice in notices),
        tuple(Vote(c, frozenset(who), one.voted) for one in notices for c, who in one.votes.items()),
        tuple(Scene(one.scene, one.until, frozenset(one.onward)) for one in notices if one.scene),
        tuple((one.house, word) for one in others for word in one.notice.words),
        bool(posted) and posted[0].house != own,
    )


def _union(sets: Iterable[Iterable[int]]) -> frozenset[int]:
    return frozenset().union(*sets)
