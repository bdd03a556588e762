import type { Temporal } from '../../platform/time/temporal.ts';
import type { GigStatus } from '../gigs/gigStatus.ts';

/** How much of a gig can still change, the most first. */
export const gigEditings = ['EVERYTHING', 'NOTES_AND_PLACES', 'NOTES', 'NOTHING'] as const;

/** How much of a gig can still change. */
export type GigEditing = (typeof gigEditings)[number];

/** What of a gig decides what can be done with it. */
export interface ChangingGig {
  readonly status: GigStatus;
  readonly start: Temporal.Instant;
  readonly end: Temporal.Instant;
}

const endings: Partial<Record<GigStatus, string>> = {
  CANCELLED: 'This shift is cancelled',
  UNFILLED: 'This shift started without a confirmed pro',
  COMPLETED: 'This shift is completed',
};

const isBy = (moment: Temporal.Instant, now: Temporal.Instant) =>
  moment.epochMilliseconds <= now.epochMilliseconds;

/** How much of a gig can still change: once it has started only notes and more places, once it is over only notes. */
export function gigEditing({ status, start, end }: ChangingGig, now: Temporal.Instant): GigEditing {
  if (endings[status] !== undefined) return 'NOTHING';
  if (isBy(end, now)) return 'NOTES';
  return isBy(start, now) ? 'NOTES_AND_PLACES' : 'EVERYTHING';
}

/** Why nothing of a gig can change any more; null while something can. */
export function whyNotEdit({ status }: Pick<ChangingGig, 'status'>): string | null {
  const ending = endings[status];
  return ending === undefined ? null : `${ending}: it can no longer change.`;
}

/** Why a gig can no longer be cancelled; null while it can, which is until it starts. */
export function whyNotCancel({ status, start }: ChangingGig, now: Temporal.Instant): string | null {
  const ending = endings[status];
  if (ending !== undefined) return `${ending}: there is nothing left to cancel.`;
  return isBy(start, now) ? 'This shift has started: send pros home or record no-shows instead.' : null;
}
