/** How long automata seem to take, where people watch. */
export const PACES = ['calm', 'brisk', 'at_once'] as const;
