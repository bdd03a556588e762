import { Temporal } from '../../platform/time/temporal.ts';
import { gigListStatusLabel, type GigListStatus } from './gigListStatus.ts';

/** The status of a gig at a moment: finer than that of the lists where a gig counts as filled or its pay as due. */
export type CurrentGigStatus =
  | GigListStatus
  | 'UNAPPROVED'
  | 'SHORT_STAFFED'
  | 'IN_PROGRESS'
  | 'ENDED'
  | 'PAYING';

interface StatusFacts {
  /** Finer than the list status: `UNAPPROVED` while the location is not approved. */
  readonly status: string;
  readonly listStatus: GigListStatus;
  readonly startTime: Temporal.Instant;
  readonly endTime: Temporal.Instant;
  readonly places: number;
  /** The number of confirmed pros. */
  readonly confirmed: number;
  /** The number of pros who have worked and whose charge was not submitted, or whose charge or payout failed; null if unknown. */
  readonly unpaid: number | null;
}

/** Whether a gig of this list status has ended and is to be paid, or is being paid. */
export function isAboutPay(listStatus: string): boolean {
  return listStatus === 'PAYMENT_DUE' || listStatus === 'PAYMENT_ERROR';
}

/**
 * Whether there is something to pay, or to pay again: not while all payments of the gig are on their way. A gig keeps its
 * status for a moment after the last one was retried.
 *
 * @param unpaid the number of pros to pay, if known
 */
export function isGigPayDue(listStatus: string, unpaid: number | null | undefined): boolean {
  return isAboutPay(listStatus) && unpaid !== 0;
}

/** The status of a gig now. At its start, a gig with a confirmed pro counts as filled, although places may be open. */
export function currentGigStatus(
  { status, listStatus, startTime, endTime, places, confirmed, unpaid }: StatusFacts,
  now: Temporal.Instant,
): CurrentGigStatus {
  if (status === 'UNAPPROVED') return status;
  if (isAboutPay(listStatus) && unpaid === 0) return 'PAYING';
  if (listStatus !== 'READY') return listStatus;
  if (Temporal.Instant.compare(now, endTime) >= 0) return 'ENDED';
  if (confirmed < places) return 'SHORT_STAFFED';
  return Temporal.Instant.compare(now, startTime) >= 0 ? 'IN_PROGRESS' : 'READY';
}

/** The status in words for people. */
export function currentGigStatusLabel(status: CurrentGigStatus): string {
  if (status === 'UNAPPROVED') return 'Awaiting approval';
  if (status === 'SHORT_STAFFED') return 'Short-staffed';
  if (status === 'IN_PROGRESS') return 'In progress';
  if (status === 'PAYING') return 'Paying';
  return status === 'ENDED' ? 'Ended' : gigListStatusLabel(status);
}
