# Lessons, at the table and in the terminal.

# Why an automaton did something, as it tells itself
lesson-said = { $seat }: “{ $reason }”

refusal-unknown_lesson = There is no lesson “{ $text }”; expected: { $expected }.
refusal-lesson_over = The lesson is over; begin it anew, or go on to the next.
refusal-too_many_answers = A lesson takes at most { $most } answers; begin it anew.
refusal-lesson_stalled = The automatons of the lesson do not answer at the moment: try again.

## In the terminal

lessons-title = { $game }: the lessons
lesson-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
lessons-which = Which one? (1 to { $most }; Enter begins with the first)
lesson-heading = Lesson { $number } of { $total }: { $title }
lesson-point = { $number }. { $sentence }
lesson-task = To do: { $sentence }
lesson-why = Why: { $sentence }
lesson-back = That is taken back: one step, and nothing is lost.
lesson-tried = tried already
lesson-own = the lesson’s move
lesson-watch = The others play. Space: faster.
lesson-go-on = Go on
lesson-step-back = Back one step
lesson-over = The lesson is over
lesson-next = Next: { $title }
lesson-again = The same again
lesson-leave = Leave
no-lessons = { $game } has no lessons; docs/lessons.md tells how one is written.
bad-lesson = “{ $text }” is no lesson; a number from 1 to { $most } is expected.
