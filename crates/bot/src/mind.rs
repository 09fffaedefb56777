//! The program that plays, on a thread of its own: it may think as long as it likes.

use contest::{Engine, EngineError};
use table::Course;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// A position to think about, and the event it follows from.
pub struct Question {
    /// The number of the event.
    pub event: u32,
    /// The game so far.
    pub course: Course,
}

/// What the program wants to do.
pub struct Answer {
    /// The event it was asked after.
    pub event: u32,
    /// The action in notation.
    pub action: Result<String, EngineError>,
}

/// The program.
pub struct Mind {
    questions: UnboundedSender<Question>,
    answers: UnboundedReceiver<Answer>,
}

impl Mind {
    /// Starts the program; it is asked with `go GO`, and told the legal actions before if wished.
    pub fn start(command: &str, go: &str, moves: bool) -> Result<Mind, EngineError> {
        let mut engine = Engine::start(command)?;
        engine.tell_moves(moves);
        let (questions, mut asked) = unbounded_channel::<Question>();
        let (reply, answers) = unbounded_channel();
        let (command, go) = (command.to_owned(), go.to_owned());
        let work = move || {
            while let Some(Question { event, course }) = asked.blocking_recv() {
                if course.actions().is_empty() {
                    engine.new_game();
                }
                let action = engine.ask(&course, &go).map(|action| course.game().write(action));
                if reply.send(Answer { event, action }).is_err() {
                    break;
                }
            }
        };
        let thread = std::thread::Builder::new().name("program".to_owned()).spawn(work);
        thread.map_err(|error| EngineError::Start { command, error })?;
        Ok(Mind { questions, answers })
    }

    /// Asks. The answer comes later.
    pub fn ask(&self, question: Question) {
        // A program that has ended has said so in its last answer.
        let _ = self.questions.send(question);
    }

    /// The next answer.
    pub async fn answer(&mut self) -> Answer {
        match self.answers.recv().await {
            Some(answer) => answer,
            // The thread ends only after the questions.
            None => std::future::pending().await,
        }
    }
}
