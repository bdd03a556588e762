import { Temporal } from '../../platform/time/temporal.ts';
import { gigListStatusLabel, type GigListStatus } from './gigListStatus.ts';

/** The status of a gig at a moment: finer than that of the lists where a gig counts as filled. */
export type CurrentGigStatus = GigListStatus | 'SHORT_STAFFED' | 'IN_PROGRESS' | 'ENDED';

interface StatusFacts {
  readonly listStatus: GigListStatus;
  readonly startTime: Temporal.Instant;
  readonly endTime: Temporal.Instant;
  readonly places: number;
  /** The number of confirmed pros. */
  readonly confirmed: number;
}

/** The status of a gig now. At its start, a gig with a confirmed pro counts as filled, although places may be open. */
export function currentGigStatus(
  { listStatus, startTime, endTime, places, confirmed }: StatusFacts,
  now: Temporal.Instant,
): CurrentGigStatus {
  if (listStatus !== 'READY') return listStatus;
  if (Temporal.Instant.compare(now, endTime) >= 0) return 'ENDED';
  if (confirmed < places) return 'SHORT_STAFFED';
  return Temporal.Instant.compare(now, startTime) >= 0 ? 'IN_PROGRESS' : 'READY';
}

/** The status in words for people. */
export function currentGigStatusLabel(status: CurrentGigStatus): string {
  if (status === 'SHORT_STAFFED') return 'Short-staffed';
  if (status === 'IN_PROGRESS') return 'In progress';
  return status === 'ENDED' ? 'Ended' : gigListStatusLabel(status);
}
