/** Which side of the marketplace an account uses: working gigs, posting them, or both. */
export const appModes = ['GIGSTER', 'STAFFER', 'BOTH'] as const;

export type AppMode = (typeof appModes)[number];

/** Whether an account may use the app for businesses. A pro may after signing up for a business. */
export function isForBusinesses(mode: AppMode): boolean {
  return mode !== 'GIGSTER';
}
