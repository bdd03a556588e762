/** Fewer similar gigs say nothing about the next one. */
const fewestGigs = 5;

/** The chance in percent that a gig fills, by how similar ones filled; null where too few are known. */
export function fillChance({ gigs, filledGigs }: { gigs: number; filledGigs: number }): number | null {
  return gigs < fewestGigs ? null : Math.round((filledGigs / gigs) * 100);
}
