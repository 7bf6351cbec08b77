# Lessons: the page of one, and their list.

lessons = Lessons
lessons-all = All lessons
lessons-of = { $title }, lesson by lesson
lessons-facts =
    { $count ->
        [one] { $count } lesson · { $minutes } min
       *[other] { $count } lessons · { $minutes } min
    }
lessons-none = There are no lessons for { $title } yet.
lesson = Lesson
lesson-number = Lesson { $number }
lesson-of = Lesson { $number } of { $count }
lesson-title = Lesson { $number }: { $title }
lesson-minutes = { $minutes } min
lesson-here = here
lesson-done = done
lesson-skip = I know this, skip
    .short = Skip
lesson-task = To do
lesson-why = Why
lesson-mark = mark { $mark }
lesson-read-on = Read on
lesson-to-board = To the board

## The answers

lesson-tried = already tried
lesson-move = the lesson’s move
lesson-tried-this = Tried: { $label }
lesson-move-is = The lesson’s move: { $label }.
lesson-nothing-lost = One step back; nothing is lost.
lesson-again = See this step again
lesson-otherwise = And otherwise: { $label }?
lesson-see = See this step
lesson-back = Back
lesson-on = Go on
lesson-thinking = The automatons are thinking…
lesson-hurry = Faster
lesson-redo = Once more
lesson-next = Lesson { $number }: { $title }
lesson-to-table = To a real table
