import { type LocationAccess, may, whyNot } from '../../platform/access/locationRole.ts';
import type { Temporal } from '../../platform/time/temporal.ts';
import type { DisputeStatus } from './disputeStatus.ts';

/** What decides who may act on a dispute. */
export interface DisputeFacts {
  readonly status: DisputeStatus;
  /** When it is decided without an answer. */
  readonly answerDue: Temporal.Instant | null;
  /** Who is billed where the location has moved since the work ended, and whether the viewer answers for them; else null. */
  readonly billedElsewhere: { readonly name: string; readonly viewerAnswers: boolean } | null;
}

const waiting: Readonly<Record<Exclude<DisputeStatus, 'OPEN'>, string>> = {
  COUNTERED: 'The pro has not answered your counteroffer yet.',
  ESCALATED: 'Brigade decides this dispute.',
  RESOLVED: 'This dispute is decided.',
};

/** Why the viewer cannot accept, counter or escalate; null if they can. */
export function whyNotAnswer(
  { status, answerDue, billedElsewhere }: DisputeFacts,
  access: LocationAccess | null,
  now: Temporal.Instant,
): string | null {
  if (status !== 'OPEN') return waiting[status];
  if (answerDue !== null && now.since(answerDue).sign >= 0) {
    return billedElsewhere === null
      ? 'The time to answer is over: the claim is approved.'
      : 'The time to answer is over: Brigade decides.';
  }
  if (billedElsewhere === null) return whyNot(access, 'payments.make');
  if (billedElsewhere.viewerAnswers) return null;
  return `${billedElsewhere.name} had this location when the work ended, and is billed for it. Only its admins can answer.`;
}

/** Why the viewer cannot decide for the platform; null if they can. */
export function whyNotResolve(
  { status }: Pick<DisputeFacts, 'status'>,
  access: LocationAccess | null,
): string | null {
  if (!may(access, 'platform.admin')) return 'Only platform administrators decide disputes.';
  if (status === 'ESCALATED') return null;
  return status === 'RESOLVED' ? waiting.RESOLVED : 'This dispute was not left to the platform.';
}
