# Les leçons : la page d’une leçon, et leur liste.

lessons = Leçons
lessons-all = Toutes les leçons
lessons-of = { $title }, leçon par leçon
lessons-facts =
    { $count ->
        [one] { $count } leçon · { $minutes } min
       *[other] { $count } leçons · { $minutes } min
    }
lessons-none = Il n’y a pas encore de leçons pour { $title }.
lesson = Leçon
lesson-number = Leçon { $number }
lesson-of = Leçon { $number } sur { $count }
lesson-title = Leçon { $number } : { $title }
lesson-minutes = { $minutes } min
lesson-here = ici
lesson-done = faite
lesson-skip = Je connais, sauter
    .short = Sauter
lesson-task = À faire
lesson-why = Pourquoi
lesson-mark = repère { $mark }
lesson-read-on = Lire la suite
lesson-to-board = Au plateau

## Les réponses

lesson-tried = déjà essayé
lesson-move = le coup de la leçon
lesson-tried-this = Essayé : { $label }
lesson-move-is = Le coup de la leçon : { $label }.
lesson-nothing-lost = On est revenu d’un pas ; rien n’est perdu.
lesson-again = Revoir ce pas
lesson-otherwise = Et autrement : { $label } ?
lesson-see = Voir ce pas
lesson-back = Revenir
lesson-on = Continuer
lesson-thinking = Les automates réfléchissent…
lesson-hurry = Plus vite
lesson-redo = Refaire
lesson-next = Leçon { $number } : { $title }
lesson-to-table = À une vraie table
