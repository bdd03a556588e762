import { wageLimits } from '../gigs/wage.ts';

/** The hourly wages of a position at a location, in cents. Null if not set. */
export interface PositionWages {
  readonly defaultCents: number | null;
  readonly recommendedCents: number | null;
  readonly minimumCents: number | null;
}

/** What a gig pays where nothing is known of its position. */
const fallbackCents = 1800;

/** The wage that the form for a new gig starts with, in cents an hour: one that can be posted. */
export function startingWage({ defaultCents, recommendedCents, minimumCents }: PositionWages): number {
  const usual = defaultCents ?? recommendedCents ?? fallbackCents;
  return Math.min(wageLimits.most, Math.max(usual, wageLimits.least, minimumCents ?? 0));
}
