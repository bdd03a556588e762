import type { Selectable } from 'kysely';
import type { ApplicationResponse } from '../../filling/applications/applicationResponse.ts';
import type { GigResponse } from '../../schedule/gigs/gigResponse.ts';
import { hoursToPay } from '../hours/hoursToPay.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { PayableWork } from '../payments/payableWork.ts';
import { billedElsewhere, mayAdd } from '../payments/requireMayAdd.ts';
import type { DisputeRow } from './actOnDispute.ts';
import type { DisputeResponse } from './disputeResponse.ts';
import { escalationOf } from './escalationOf.ts';
import { isInMinutes } from './disputeSubject.ts';
import type { DisputeEventKind, DisputeEventsTable, DisputePaymentsTable } from './disputesTables.ts';

type Known = {
  caller: Caller;
  work: PayableWork;
  application: ApplicationResponse;
  gig: GigResponse;
  events: readonly Selectable<DisputeEventsTable>[];
  /** The charge before the payout. */
  payments: readonly Selectable<DisputePaymentsTable>[];
  /** What is missing of the charge, in cents; undefined if nothing is, or all of it. */
  missing: number | undefined;
};

/** A dispute as the API shows it. */
export function toDisputeResponse(
  dispute: DisputeRow,
  { caller, work, application, gig, events, payments, missing }: Known,
): DisputeResponse {
  const { posted_minutes, punched_minutes } = hoursToPay(work);
  const wage = Math.round(work.wage_amount * 100);
  const shown = (value: number) =>
    isInMinutes(dispute.subject)
      ? { minutes: value, amount: Math.round((value * wage) / 60) / 100 }
      : { minutes: null, amount: value / 100 };
  const shownOrNull = (value: number | null) => (value === null ? null : shown(value));
  const noteOf = (kind: DisputeEventKind) => events.find((event) => event.kind === kind)?.note ?? null;
  // The charge is what failed, or is under way again, where the payout arrived before it came back.
  const payment = payments.find(({ status }) => status !== 'AVAILABLE') ?? payments.at(-1);
  return {
    id: dispute.id,
    location_id: dispute.location_id,
    subject: dispute.subject,
    status: dispute.status,
    outcome: dispute.outcome,
    application,
    gig,
    posted_minutes,
    punched_minutes,
    contested: shown(dispute.contested_value),
    claimed: shown(dispute.claimed_value),
    counter: shownOrNull(dispute.counter_value),
    resolved: shownOrNull(dispute.resolved_value),
    claim_note: noteOf('OPENED'),
    counter_note: noteOf('COUNTERED'),
    resolution_note: noteOf('RESOLVED'),
    created_ts: dispute.created_ts.toISOString(),
    answer_due_ts: dispute.answer_due_ts?.toISOString() ?? null,
    ...escalationOf(events),
    resolved_ts: dispute.resolved_ts?.toISOString() ?? null,
    billed_to: billedElsewhere(work),
    accepts_answer: mayAdd(work, caller),
    payment: payment
      ? {
          status: payment.status,
          kind: payment.kind,
          total_amount: payment.amount_cents / 100,
          failure_code: payment.failure_code,
          returned_amount: missing === undefined ? null : missing / 100,
        }
      : null,
  };
}
