import type { GigType } from '../gigs/gigType.ts';
import { type CostLine, costLines } from './costLines.ts';
import type { CostRates } from './costRates.ts';

/** What of a gig its cost follows from. */
export interface CostedGig {
  readonly type: GigType;
  readonly employmentType: 'W2' | 'F1099';
  /** Its length in minutes that really pass: an hour more or less on the days when the clocks change. */
  readonly minutes: number;
  readonly unpaidBreakMinutes: number;
  /** Cents an hour. */
  readonly wageCents: number;
  /** Cents for each pro, on top. */
  readonly bonusCents: number;
  /** Cents for each pro. A gig has no tip before it is paid. */
  readonly tipCents?: number;
  readonly places: number;
  readonly isBackgroundCheckRequired: boolean;
}

/** What a gig costs a business. */
export interface GigCost {
  /** What the total is made of; the first one is the wages. */
  readonly lines: readonly CostLine[];
  /** What one filled place costs, in cents: one charge. */
  readonly perPlaceCents: number;
  /** Of all places, in cents: the sum of the lines. */
  readonly totalCents: number;
}

/**
 * What a gig costs when all its places are worked as posted. Each place is a charge of its own, so every amount is
 * rounded to the cent for one place (half a cent up) and then counted as often as there are places.
 */
export function gigCost(gig: CostedGig, rates: Omit<CostRates, 'cancellation'>): GigCost {
  const lines = costLines(gig, rates);
  const totalCents = lines.reduce((sum, { cents }) => sum + cents, 0);
  return { lines, totalCents, perPlaceCents: totalCents / gig.places };
}
