import { type RawBuilder, sql } from 'kysely';
import { chargesOfParts, keyOfCharge, takenOf } from './partsOf.ts';
import type { Paid, RefundSubject } from './readPaid.ts';

type Charge = Omit<Paid, 'organization_id'>;

/**
 * The charges for these subjects that have arrived, under the keys by which the card network knows them. The ledger has an
 * index for each kind of charge, and none for all charges of an application.
 */
export function chargesOf(subject: RefundSubject, ids: readonly number[]): RawBuilder<Charge> {
  return subject === 'application_id' ? ofWork(ids) : ofAdHocPayments(ids);
}

/**
 * Whether a charge has not come back since it arrived, or was given back after that. The columns that name it are those of an
 * index.
 */
const isKept = (isSame: RawBuilder<boolean>) => sql<boolean>`(
  select coalesce(sum(case returned.event when 'CHARGE_RETURNED' then -1 else 1 end), 0) from ledger_postings as returned
  where ${isSame} and returned.event in ('CHARGE_RETURNED', 'CHARGE_GIVEN_BACK') and returned.attempt = postings.attempt
) = 0`;

const isWorkKept = isKept(
  sql`returned.application_id = postings.application_id
    and returned.adhoc_payment_id is null and returned.dispute_id is null`,
);
const isDisputeKept = isKept(sql`returned.dispute_id = postings.dispute_id`);
const isAdHocKept = isKept(sql`returned.adhoc_payment_id = postings.adhoc_payment_id`);

const applicationPart = sql<number>`parts.application_id`;
const disputePart = sql<number>`parts.dispute_id`;
const adHocPart = sql<number>`parts.adhoc_payment_id`;

/** What is kept of charges, without those of which nothing is. */
const kept = (charges: RawBuilder<unknown>) => sql<Charge>`
  select id, 'PAYMENT_METHOD' as way, charges.cents - ${takenOf(sql`charges.charge_key`)} as cents, charge_key
  from (${charges}) as charges
  where charges.cents > ${takenOf(sql`charges.charge_key`)}
`;

/** The charge of the work, and then those of its disputes, the oldest first. Charges of parts follow theirs. */
const ofWork = (ids: readonly number[]) => sql<Charge>`${kept(sql`
    select postings.application_id as id, null::bigint as dispute_id, entries.cents, 0 as place,
      ${keyOfCharge(
        applicationPart,
        sql`payments.application_id`,
        sql`concat('application-', payments.application_id)`,
        sql`concat('application-', payments.application_id, '-', payments.attempt)`,
      )} as charge_key
    from ledger_postings as postings
    join ledger_entries as entries on entries.posting_id = postings.id and entries.account = 'PROCESSOR'
    join payments on payments.application_id = postings.application_id and payments.kind = 'CHARGE'
    where postings.application_id = any(${ids}) and postings.event = 'CHARGED'
      and postings.adhoc_payment_id is null and postings.dispute_id is null and ${isWorkKept}
    union all
    select id, null, cents, 1, charge_key from (${chargesOfParts(applicationPart, ids)}) as of_work
    union all
    select disputes.application_id, postings.dispute_id, entries.cents, 0,
      ${keyOfCharge(
        disputePart,
        sql`payments.dispute_id`,
        sql`concat('dispute-', payments.dispute_id)`,
        sql`concat('dispute-', payments.dispute_id, '-', payments.attempt)`,
      )}
    from disputes
    join dispute_payments as payments on payments.dispute_id = disputes.id and payments.kind = 'CHARGE'
    join ledger_postings as postings on postings.dispute_id = disputes.id and postings.event = 'CHARGED'
    join ledger_entries as entries on entries.posting_id = postings.id and entries.account = 'PROCESSOR'
    where disputes.application_id = any(${ids}) and ${isDisputeKept}
    union all
    select disputes.application_id, disputes.id, of_dispute.cents, 1, charge_key
    from disputes
    join (${chargesOfParts(disputePart, sql`array(select id from disputes where application_id = any(${ids}))`)}) as of_dispute
      on of_dispute.id = disputes.id
    where disputes.application_id = any(${ids})
  `)}
  order by charges.dispute_id nulls first, charges.place, charge_key
`;

/** A retry of the payout alone is a further attempt that owes and charges nothing. */
const ofAdHocPayments = (ids: readonly number[]) =>
  kept(sql`
  select payments.id, entries.cents,
    ${keyOfCharge(
      adHocPart,
      sql`payments.id`,
      sql`concat('adhoc-', payments.id)`,
      sql`concat('adhoc-', payments.id, '-', (
        select max(owed.attempt) from ledger_postings as owed
        where owed.adhoc_payment_id = payments.id and owed.event = 'OWED'
      ))`,
    )} as charge_key
  from ledger_postings as postings
  join ledger_entries as entries on entries.posting_id = postings.id and entries.account = 'PROCESSOR'
  join adhoc_payments as payments on payments.id = postings.adhoc_payment_id
  where postings.adhoc_payment_id = any(${ids}) and postings.event = 'CHARGED' and ${isAdHocKept}
  union all
  select id, cents, charge_key from (${chargesOfParts(adHocPart, ids)}) as of_parts
`);
