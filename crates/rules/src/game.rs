//! What a game is, for programs that play and search.

use crate::action::Action;
use crate::seating::{Colour, Seat, Seating};
use crate::standing::{Outcome, Standing};
use board::{Board, Cell};
use std::ops::ControlFlow;

/// Who decides what happens next.
///
/// ```
/// use spielhof_rules::{Seat, Spec, ToAct};
/// let game = |id| Spec::smallest(id).unwrap().build().unwrap();
/// assert_eq!(game("halma").start().to_act(), ToAct::Seat(Seat(0)));
/// assert_eq!(game("barricade").start().to_act(), ToAct::Chance);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToAct {
    /// A player.
    Seat(Seat),
    /// The dice.
    Chance,
    /// Nobody: the game is over.
    Over(Outcome),
}

/// What lies on a cell.
///
/// ```
/// use spielhof_rules::{Colour, Piece, Spec};
/// let position = Spec::of("marked-halma", 2).unwrap().build().unwrap().start();
/// let at = |name| position.at(position.board().cell(name).unwrap());
/// assert_eq!(at("a1"), Some(Piece::Marked(Colour(0))));
/// assert_eq!(at("b2"), Some(Piece::Of(Colour(0))));
/// assert_eq!(at("h8"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Piece {
    /// A piece, marble or pawn of a colour.
    Of(Colour),
    /// The marked piece of a colour.
    Marked(Colour),
    /// A piece that belongs to nobody.
    Shared,
    /// A barricade.
    Barricade,
}

/// Where a piece can be.
///
/// ```
/// use spielhof_rules::{Colour, Piece, Place, Spec};
/// let position = Spec::of("barricade", 2).unwrap().build().unwrap().start();
/// let red = position.pieces().into_iter().filter(|&(piece, _)| piece == Piece::Of(Colour(0)));
/// assert_eq!(red.map(|(_, place)| place).collect::<Vec<_>>(), [Place::Yard(Colour(0)); 5]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// On the board.
    On(Cell),
    /// In the yard beside the board, waiting to come in.
    Yard(Colour),
    /// In the hand of the seat to act.
    Hand,
    /// Among the pieces a seat has taken.
    TakenBy(Seat),
    /// Out of the game.
    Out,
}

/// Sees every piece that an action moves. Serves the hash, an evaluation and the
/// picture on the screen alike; `()` sees nothing and costs nothing.
///
/// ```
/// use spielhof_rules::{Game, Observer, Piece, Place, Play, Spec};
///
/// /// Counts the pieces that move.
/// struct Count(u32);
///
/// impl Observer for Count {
///     fn moved(&mut self, _: Piece, _: Place, _: Place) {
///         self.0 += 1;
///     }
/// }
///
/// let position = Spec::of("halma", 2).unwrap().build().unwrap().start();
/// let Play::Square(game, state) = position.play() else { panic!("a race on the square") };
/// let (mut next, mut count) = (state.clone(), Count(0));
/// game.apply(&mut next, position.read("e2-f3").unwrap(), &mut count);
/// assert_eq!(count.0, 1);
/// ```
pub trait Observer {
    /// A piece leaves one place for another.
    fn moved(&mut self, piece: Piece, from: Place, to: Place);
}

impl Observer for () {
    #[inline]
    fn moved(&mut self, _: Piece, _: Place, _: Place) {}
}

/// The rules of one game, options chosen. The position is a small value of its own.
///
/// Rules never draw a random number: a roll is an [`Action`] of chance with a
/// weight. A turn may hold several actions; [`to_act`](Game::to_act) tells who
/// decides next, so nothing outside may assume that seats alternate.
///
/// ```
/// use spielhof_rules::{Game, Spec, with_play};
///
/// /// How many replies there are to all first actions, without an allocation.
/// fn replies<G: Game>(game: &G) -> u32 {
///     let (start, mut total) = (game.start(), 0);
///     let _ = game.each_action(&start, |action| {
///         let mut next = start.clone();
///         game.apply(&mut next, action, &mut ());
///         total += game.count(&next);
///         std::ops::ControlFlow::Continue(())
///     });
///     total
/// }
///
/// let position = Spec::of("halma", 2).unwrap().build().unwrap().start();
/// assert_eq!(with_play!(position.play(), (game, _state) => replies(&**game)), 1600);
/// ```
pub trait Game: Sync {
    /// A position: small, comparable, copied rather than undone.
    type State: Clone + Eq + Sync + std::fmt::Debug;

    /// The board it is played on.
    fn board(&self) -> &'static Board;

    /// Seats, sides and colours.
    fn seating(&self) -> &Seating;

    /// The position at the start.
    fn start(&self) -> Self::State;

    /// Who decides next.
    fn to_act(&self, state: &Self::State) -> ToAct;

    /// Which sides are still in the game, and which place the others took.
    fn standing<'s>(&self, state: &'s Self::State) -> &'s Standing;

    /// The seat whose turn it is, also while its die falls.
    fn turn(&self, state: &Self::State) -> Seat;

    /// Every legal action, each once, until the visitor breaks off. None when the
    /// game is over; otherwise at least one.
    fn each_action(
        &self,
        state: &Self::State,
        visit: impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()>;

    /// [`each_action`](Game::each_action) for callers that need not be as fast as possible. It is
    /// compiled once for each game, not once for each visitor.
    #[inline(never)]
    fn visit_actions(
        &self,
        state: &Self::State,
        visit: &mut dyn FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.each_action(state, visit)
    }

    /// How many legal actions there are.
    fn count(&self, state: &Self::State) -> u32 {
        let mut count = 0;
        let _ = self.each_action(state, |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    /// The legal action that `pick` chooses when told how many there are. `None`
    /// when there is none.
    fn choose(&self, state: &Self::State, pick: impl FnOnce(u32) -> u32) -> Option<Action> {
        let count = self.count(state);
        let mut left = if count == 0 { return None } else { pick(count) };
        let mut chosen = None;
        let _ = self.each_action(state, |action| {
            if left == 0 {
                chosen = Some(action);
                return ControlFlow::Break(());
            }
            left -= 1;
            ControlFlow::Continue(())
        });
        chosen
    }

    /// Is this action legal here?
    fn is_legal(&self, state: &Self::State, action: Action) -> bool {
        let mut find = |legal| {
            if legal == action { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        self.visit_actions(state, &mut find).is_break()
    }

    /// Plays an action. The caller vouches that it is legal.
    fn apply(&self, state: &mut Self::State, action: Action, observer: &mut impl Observer);

    /// The odds of an action of chance, compared with the other outcomes.
    fn weight(&self, _state: &Self::State, _action: Action) -> u32 {
        1
    }

    /// Does chance play a part in this game?
    #[inline(always)]
    fn has_chance(&self) -> bool {
        false
    }

    /// Can a position come again, so that a table has to count? Where dice fall in every
    /// turn nobody does.
    #[inline(always)]
    fn may_repeat(&self) -> bool {
        !self.has_chance()
    }

    /// Does a turn begin with this position?
    fn begins_turn(&self, state: &Self::State) -> bool;

    /// Does this action, with which a turn could begin, only go on with the turn before?
    /// So it is where one piece may jump on and jumps are actions of their own.
    fn goes_on(&self, _state: &Self::State, _action: Action) -> bool {
        false
    }

    /// Every piece and where it is.
    fn each_piece(&self, state: &Self::State, visit: impl FnMut(Piece, Place));

    /// All of the position but where the pieces are (seat, stage, who is beaten), in
    /// one number. The count of passes in a row is left out: it makes no other position.
    fn stage_word(&self, state: &Self::State) -> u64;

    /// How the sides stand if the game has to stop here, by the game's measure.
    fn measure(&self, state: &Self::State) -> Outcome;
}
