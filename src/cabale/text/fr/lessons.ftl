# Les leçons, à la table et dans le terminal.

# Pourquoi un automate a fait quelque chose, comme il le dit lui-même
lesson-said = { $seat } : « { $reason } »

refusal-unknown_lesson = Il n’y a pas de leçon « { $text } » ; on attend { $expected }.
refusal-lesson_over = La leçon est finie ; recommencez-la ou passez à la suivante.
refusal-too_many_answers = Une leçon prend au plus { $most } réponses ; recommencez-la.
refusal-lesson_stalled = Les automates de la leçon ne répondent pas pour l’instant : réessayez.

## Dans le terminal

lessons-title = { $game } : les leçons
lesson-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
lessons-which = Laquelle ? (1 à { $most } ; Entrée commence par la première)
lesson-heading = Leçon { $number } sur { $total } : { $title }
lesson-point = { $number }. { $sentence }
lesson-task = À faire : { $sentence }
lesson-why = Pourquoi : { $sentence }
lesson-back = On revient d’un pas ; rien n’est perdu.
lesson-tried = déjà essayé
lesson-own = le coup de la leçon
lesson-watch = Les autres jouent. Espace : plus vite.
lesson-go-on = Continuer
lesson-step-back = Revenir d’un pas
lesson-over = La leçon est finie
lesson-next = La suivante : { $title }
lesson-again = La même encore
lesson-leave = Quitter
no-lessons = { $game } n’a pas de leçons ; docs/lessons.md explique comment on en écrit.
bad-lesson = « { $text } » n’est pas une leçon ; on attend un numéro de 1 à { $most }.
