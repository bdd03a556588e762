import type { Generated } from 'kysely';
import type { Timestamp } from '../../platform/database/columnTypes.ts';
import type { PaymentsTable } from '../payments/paymentsTable.ts';

/** What a pro contests. */
export const disputeSubjects = ['HOURS', 'PAYMENT', 'CANCELLATION'] as const;

/** One of {@link disputeSubjects}. */
export type DisputeSubject = (typeof disputeSubjects)[number];

/** Who has to act: the business, the pro, the platform, or no one any more. */
export const disputeStatuses = ['OPEN', 'COUNTERED', 'ESCALATED', 'RESOLVED'] as const;

/** One of {@link disputeStatuses}. */
export type DisputeStatus = (typeof disputeStatuses)[number];

/** How a dispute ended. */
export const disputeOutcomes = [
  'CLAIM_ACCEPTED',
  'CLAIM_UNANSWERED',
  'COUNTER_ACCEPTED',
  'COUNTER_UNANSWERED',
  'DECIDED_FOR_PRO',
  'DECIDED_FOR_BUSINESS',
  'DECIDED_SPLIT',
] as const;

/** One of {@link disputeOutcomes}. */
export type DisputeOutcome = (typeof disputeOutcomes)[number];

/** What happened to a dispute. */
export const disputeEventKinds = [
  'OPENED',
  'COUNTERED',
  'COUNTER_DECLINED',
  'ESCALATED',
  'RESOLVED',
] as const;

/** One of {@link disputeEventKinds}. */
export type DisputeEventKind = (typeof disputeEventKinds)[number];

/** Values are cents for PAYMENT, and minutes for the other subjects. */
export interface DisputesTable {
  id: Generated<number>;
  application_id: number;
  gig_id: number;
  location_id: number;
  pro_id: number;
  subject: DisputeSubject;
  status: Generated<DisputeStatus>;
  outcome: DisputeOutcome | null;
  /** What counted when it was contested. */
  contested_value: number;
  claimed_value: number;
  counter_value: number | null;
  /** What counts in the end. */
  resolved_value: number | null;
  /** When the hours were set, the payment was submitted, the unpaid work ended, or the gig was cancelled. */
  contested_ts: Timestamp;
  created_ts: Timestamp;
  /** When it is decided without an answer. */
  answer_due_ts: Timestamp | null;
  reminder_due_ts: Timestamp | null;
  resolved_ts: Timestamp | null;
}

export interface DisputeEventsTable {
  id: Generated<number>;
  dispute_id: number;
  kind: DisputeEventKind;
  /** Null for what a deadline decided. */
  actor_user_id: number | null;
  value: number | null;
  note: string | null;
  created_ts: Timestamp;
}

export interface DisputePaymentsTable {
  dispute_id: number;
  kind: PaymentsTable['kind'];
  status: PaymentsTable['status'];
  attempt: Generated<number>;
  amount_cents: number;
  method_type: PaymentsTable['method_type'];
  failure_code: PaymentsTable['failure_code'];
  due_ts: Timestamp | null;
  setbacks: PaymentsTable['setbacks'];
  submitted_by_user_id: number | null;
  submitted_ts: Timestamp;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    disputes: DisputesTable;
    dispute_events: DisputeEventsTable;
    dispute_payments: DisputePaymentsTable;
  }
}
