/** What a gig waits for before its payments are on their way. */
export const duePayStates = ['FAILED', 'UNPAID'] as const;

/** One of {@link duePayStates}. */
export type DuePayState = (typeof duePayStates)[number];
