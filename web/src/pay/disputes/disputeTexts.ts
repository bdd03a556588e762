import {
  type DisputeOutcome,
  disputeOutcomes,
  disputeOutcomeText,
  type DisputeStatus,
  disputeStatuses,
  disputeStatusLabel,
} from '@brigade/domain/pay/disputes/disputeStatus.ts';
import { timelineKinds, timelineTexts } from '@brigade/domain/pay/disputes/disputeTimeline.ts';
import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { formatDuration } from '@brigade/domain/platform/time/duration.ts';
import type { Tone } from '../../ui/feedback/tone.ts';

const tones: Readonly<Record<DisputeStatus, Tone>> = {
  OPEN: 'warning',
  COUNTERED: 'info',
  ESCALATED: 'accent',
  RESOLVED: 'neutral',
};

/** The status as a badge. An open dispute that the viewer cannot answer waits for others. */
export function statusBadge(
  value: string,
  viewerCanAnswer: boolean,
): { readonly label: string; readonly tone: Tone } {
  const status = disputeStatuses.find((known) => known === value);
  if (status === 'OPEN' && !viewerCanAnswer) return { label: 'Waiting for an answer', tone: 'info' };
  return status
    ? { label: disputeStatusLabel[status], tone: tones[status] }
    : { label: '–', tone: 'neutral' };
}

/** The title of a dispute, and what the value that counted is called. */
export function subjectTexts(subject: string): { readonly title: string; readonly counted: string } {
  switch (subject) {
    case 'HOURS':
      return { title: 'Disputed hours', counted: 'Adjusted' };
    case 'CANCELLATION':
      return { title: 'Disputed pay for a cancellation', counted: 'Guaranteed' };
    default:
      return { title: 'Disputed payment', counted: 'Paid' };
  }
}

/** How it ended, as a sentence; null before. */
export function outcomeText(value: string | null | undefined): string | null {
  const outcome: DisputeOutcome | undefined = disputeOutcomes.find((known) => known === value);
  return outcome ? disputeOutcomeText[outcome] : null;
}

/** What happens at the deadline, to follow it. A claim that is billed to an organization that the location left is not approved. */
export function deadlineText(status: string, isBilledElsewhere: boolean): string {
  if (status !== 'OPEN') return 'or your counteroffer counts.';
  return isBilledElsewhere ? 'or Brigade decides.' : 'or the claim is approved.';
}

/** Minutes with their wages, or an amount. */
export interface ShownValue {
  /** Null in a dispute about a payment. */
  readonly minutes: number | null;
  readonly cents: number;
}

/** The hours, or the amount. */
export function valueText({ minutes, cents }: ShownValue): string {
  return minutes === null ? formatMoney(cents, 'USD') : formatDuration(minutes);
}

interface EntryFacts {
  readonly kind: string;
  readonly minutes: number | null | undefined;
  readonly cents: number | null | undefined;
}

/** The time or the money of an entry of the timeline. Null for entries without. */
export function entryAmount({ kind, minutes, cents }: EntryFacts): string | null {
  if (minutes == null && cents == null) return null;
  const text = valueText({ minutes: minutes ?? null, cents: cents ?? 0 });
  if (kind === 'SHIFT_CANCELLED') return `${text} guaranteed`;
  return kind === 'OFFER_MADE' || kind === 'ASSIGNED' ? `${text} bonus` : text;
}

/** What an entry of the timeline is about. */
export function timelineText(value: string): string {
  const kind = timelineKinds.find((known) => known === value);
  return kind ? timelineTexts[kind] : 'Update';
}
