import type { DemoGig, Turnout } from '../gigs/demoGig.ts';
import type { RandomStream } from '../random/randomStream.ts';

/** The numbers of selected, confirmed and cancelled applicants of a gig. */
export interface Headcount extends Pick<Turnout, 'confirmed' | 'selected'> {
  /** Selected or confirmed before the cancellation. */
  dropped: number;
  /** Cancelled without a selection; null for a random number. */
  dismissed: number | null;
}

const day = 24 * 60 * 60 * 1000;

function slips(stream: RandomStream, heads: number, chance: number): number {
  return Array.from({ length: heads }, () => stream.chance(chance)).filter(Boolean).length;
}

function openHeadcount(stream: RandomStream, gig: DemoGig, now: number): Headcount {
  const daysAhead = (gig.start - now) / day;
  const isFull = stream.chance(Math.min(0.75, Math.max(0.1, 0.75 - daysAhead * 0.035)));
  const confirmed = isFull ? gig.heads : stream.integer(0, gig.heads - 1);
  // Selections can be answered for some hours, until two hours before the start.
  const mayWait = !isFull && daysAhead > 0.25 && gig.type !== 'PRIVATE_DIRECT_OFFER';
  const selected = mayWait && stream.chance(0.4) ? stream.integer(1, gig.heads - confirmed) : 0;
  return { confirmed, selected, dropped: slips(stream, gig.heads, 0.1), dismissed: null };
}

function workedHeadcount(stream: RandomStream, gig: DemoGig): Headcount {
  const { overfill_positions } = gig.location.row;
  const missing = gig.heads > 1 && stream.chance(0.16) ? 1 : 0;
  const extra = missing === 0 && overfill_positions > 0 && stream.chance(0.3) ? 1 : 0;
  return {
    confirmed: gig.heads - missing + extra,
    selected: 0,
    dropped: slips(stream, gig.heads, 0.16),
    dismissed: null,
  };
}

/** Draws a headcount that fits the gig's fate. */
export function drawHeadcount(stream: RandomStream, gig: DemoGig, now: number): Headcount {
  if (gig.turnout !== null) {
    const { confirmed, selected, cancelled } = gig.turnout;
    const dropped = Math.floor(cancelled / 2);
    return { confirmed, selected, dropped, dismissed: cancelled - dropped };
  }
  if (gig.fate === 'OPEN') return openHeadcount(stream, gig, now);
  if (gig.fate === 'WORKED') return workedHeadcount(stream, gig);
  const noPros = { confirmed: 0, selected: 0, dismissed: null };
  if (gig.fate === 'UNFILLED') return { ...noPros, dropped: slips(stream, gig.heads, 0.5) };
  return { ...noPros, dropped: stream.integer(0, gig.heads) };
}
