import { type RawBuilder, sql } from 'kysely';
import type { Paid, RefundSubject } from './readPaid.ts';

type Charge = Omit<Paid, 'organization_id'>;

/**
 * The charges for these subjects that have arrived, under the keys by which the card network knows them. The ledger has an
 * index for each kind of charge, and none for all charges of an application.
 */
export function chargesOf(subject: RefundSubject, ids: readonly number[]): RawBuilder<Charge> {
  return subject === 'application_id' ? ofWork(ids) : ofAdHocPayments(ids);
}

/** Whether a charge has not come back since it arrived. The columns that name it are those of an index. */
const isKept = (isSame: RawBuilder<boolean>) => sql<boolean>`not exists (
  select from ledger_postings as returned
  where ${isSame} and returned.event = 'CHARGE_RETURNED' and returned.attempt = postings.attempt
)`;

const isWorkKept = isKept(
  sql`returned.application_id = postings.application_id
    and returned.adhoc_payment_id is null and returned.dispute_id is null`,
);
const isDisputeKept = isKept(sql`returned.dispute_id = postings.dispute_id`);
const isAdHocKept = isKept(sql`returned.adhoc_payment_id = postings.adhoc_payment_id`);

/** The charge of the work, and then those of its disputes, the oldest first. */
const ofWork = (ids: readonly number[]) => sql<Charge>`
  select id, 'PAYMENT_METHOD' as way, cents, charge_key from (
    select postings.application_id as id, postings.dispute_id, entries.cents,
      concat('application-', payments.application_id, '-', payments.attempt) as charge_key
    from ledger_postings as postings
    join ledger_entries as entries on entries.posting_id = postings.id and entries.account = 'PROCESSOR'
    join payments on payments.application_id = postings.application_id and payments.kind = 'CHARGE'
    where postings.application_id = any(${ids}) and postings.event = 'CHARGED'
      and postings.adhoc_payment_id is null and postings.dispute_id is null and ${isWorkKept}
    union all
    select disputes.application_id, postings.dispute_id, entries.cents,
      concat('dispute-', payments.dispute_id, '-', payments.attempt)
    from disputes
    join dispute_payments as payments on payments.dispute_id = disputes.id and payments.kind = 'CHARGE'
    join ledger_postings as postings on postings.dispute_id = disputes.id and postings.event = 'CHARGED'
    join ledger_entries as entries on entries.posting_id = postings.id and entries.account = 'PROCESSOR'
    where disputes.application_id = any(${ids}) and ${isDisputeKept}
  ) as charges
  order by dispute_id nulls first
`;

/** A retry of the payout alone is a further attempt that owes and charges nothing. */
const ofAdHocPayments = (ids: readonly number[]) => sql<Charge>`
  select payments.id, 'PAYMENT_METHOD' as way, entries.cents,
    concat('adhoc-', payments.id, '-', (
      select max(owed.attempt) from ledger_postings as owed
      where owed.adhoc_payment_id = payments.id and owed.event = 'OWED'
    )) as charge_key
  from ledger_postings as postings
  join ledger_entries as entries on entries.posting_id = postings.id and entries.account = 'PROCESSOR'
  join adhoc_payments as payments on payments.id = postings.adhoc_payment_id
  where postings.adhoc_payment_id = any(${ids}) and postings.event = 'CHARGED' and ${isAdHocKept}
`;
