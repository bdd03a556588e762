import { sql } from 'kysely';

/**
 * The postings of the ledger about the work, its disputes and its ad-hoc payments, each by an index of its own. Payments
 * know the user who submitted the last attempt, and the log knows the earlier ones, from shortly before.
 */
export const postingsOfWork = sql`
  select ledger_postings.*, coalesce(
      (
        select submitted_by_user_id from payments
        where payments.application_id = work.id and submitted_ts = ledger_postings.created_ts
        order by payments.id limit 1
      ),
      (
        select log.actor_user_id from log
        where subject = 'gig_applications'
          and 'SUBMITTED' in (log.after ->> 'business_payment_status', log.after ->> 'pro_payment_status')
          and log.created_ts between ledger_postings.created_ts - interval '10 seconds' and ledger_postings.created_ts
        order by log.id desc limit 1
      )
    ) as submitter_id
  from ledger_postings, work
  where ledger_postings.application_id = work.id and adhoc_payment_id is null and ledger_postings.dispute_id is null
  union all
  select ledger_postings.*, (
      select submitted_by_user_id from dispute_payments
      where dispute_payments.dispute_id = disputes.id and submitted_ts = ledger_postings.created_ts
      order by kind limit 1
    )
  from work
  join disputes on disputes.application_id = work.id
  join ledger_postings on ledger_postings.dispute_id = disputes.id
  union all
  select ledger_postings.*,
    case when ledger_postings.attempt = adhoc_payments.attempt then submitted_by_user_id end
  from work
  join adhoc_payments on adhoc_payments.application_id = work.id
  join ledger_postings on ledger_postings.adhoc_payment_id = adhoc_payments.id
`;

/** The parts of charges that came back, of the work, its disputes and its ad-hoc payments, each by an index of its own. */
const returnedPartsOfWork = sql`
  select returned_parts.id, cents from work join returned_parts on returned_parts.application_id = work.id
  union all
  select returned_parts.id, cents from work
  join disputes on disputes.application_id = work.id
  join returned_parts on returned_parts.dispute_id = disputes.id
  union all
  select returned_parts.id, cents from work
  join adhoc_payments on adhoc_payments.application_id = work.id
  join returned_parts on returned_parts.adhoc_payment_id = adhoc_payments.id
`;

/** The charges that a bank gave back and that went on to the business, of the same, each by an index. */
const returnedChargesOfWork = sql`
  select returned_charges.id, cents from work
  join returned_charges on returned_charges.paid_for = concat('application-', work.id)
  union all
  select returned_charges.id, cents from work
  join disputes on disputes.application_id = work.id
  join returned_charges on returned_charges.paid_for = concat('dispute-', disputes.id)
  union all
  select returned_charges.id, cents from work
  join adhoc_payments on adhoc_payments.application_id = work.id
  join returned_charges on returned_charges.paid_for = concat('adhoc-', adhoc_payments.id)
`;

/** Payments with their tips and bonuses, parts of charges that came back, ad-hoc payments, refunds, and the steps of the dispute. */
export const evidenceOfPay = sql`
  select
    case event
      when 'OWED' then 'PAYMENT_SUBMITTED' when 'REVERSED' then 'PAYMENT_FAILED'
      when 'CHARGED' then 'BUSINESS_CHARGED' when 'CHARGE_RETURNED' then 'CHARGE_RETURNED'
      when 'CHARGE_GIVEN_BACK' then 'CHARGE_GIVEN_BACK' when 'RETURNED' then 'PAYOUT_RETURNED' else 'PRO_PAID'
    end,
    postings.created_ts, case event when 'OWED' then 10 when 'PAID_OUT' then 13 when 'RETURNED' then 13 else 12 end, postings.id,
    case event when 'OWED' then submitter_id end,
    jsonb_build_object('cents', abs(moved.cents))
  from postings
  join ledger_entries as moved on moved.posting_id = postings.id
    and moved.account = case when event in ('PAID_OUT', 'RETURNED') then 'PROCESSOR' else 'BUSINESS_RECEIVABLE' end
  where event in ('OWED', 'REVERSED', 'CHARGED', 'CHARGE_RETURNED', 'CHARGE_GIVEN_BACK', 'PAID_OUT', 'RETURNED')
    -- A retry after a charge that came back replaces what is owed in one step: nothing failed then.
    and not (event = 'REVERSED' and 2 = (
      select count(distinct others.event) from postings as others
      where (others.event = 'CHARGE_RETURNED' and others.created_ts < postings.created_ts
          or others.event = 'OWED' and others.created_ts = postings.created_ts)
        and others.adhoc_payment_id is not distinct from postings.adhoc_payment_id
        and others.dispute_id is not distinct from postings.dispute_id
    ))
    and (event <> 'OWED' or adhoc_payment_id is null or attempt > 1)
  union all
  select parts.account || '_INCLUDED', postings.created_ts, 11, postings.id, submitter_id,
    jsonb_build_object('cents', -parts.cents)
  from postings
  join ledger_entries as parts on parts.posting_id = postings.id and parts.account in ('TIP', 'BONUS')
  where event = 'OWED' and adhoc_payment_id is null and parts.cents < 0
  union all
  select ledger_postings.event, ledger_postings.created_ts, case event when 'PART_REFUNDED' then 13 else 12 end,
    ledger_postings.id, null, jsonb_build_object('cents', parts.cents)
  from (${returnedPartsOfWork}) as parts join ledger_postings on ledger_postings.returned_part_id = parts.id
  union all
  select ledger_postings.event, ledger_postings.created_ts, case event when 'CHARGE_REFUNDED' then 13 else 12 end,
    ledger_postings.id, null, jsonb_build_object('cents', charges.cents)
  from (${returnedChargesOfWork}) as charges
  join ledger_postings on ledger_postings.returned_charge_id = charges.id
  union all
  select case error_code when 'DUPLICATE' then 'EXTRA_PAYMENT_HELD' else 'EXTRA_PAYMENT_SUBMITTED' end,
    adhoc_payments.created_ts, 10, adhoc_payments.id, case attempt when 1 then submitted_by_user_id end,
    jsonb_build_object(
      'note', adhoc_payments.description, 'reason', reason, 'cents', amount_cents,
      'start_time', start_time, 'end_time', end_time
    )
  from adhoc_payments, work where application_id = work.id
  union all
  select 'REFUND_SUBMITTED', refunds.created_ts, 14, refunds.id, refunds.created_by_user_id,
    jsonb_build_object('note', refunds.reason, 'cents', amount_cents)
  from refunds, work where refunds.application_id = work.id
  union all
  select case refunds.status when 'FAILED' then 'REFUND_FAILED' else 'BUSINESS_REFUNDED' end, settled_ts, 15, refunds.id,
    null, jsonb_build_object('cents', amount_cents)
  from refunds, work where refunds.application_id = work.id
  union all
  select 'DISPUTE_' || kind, dispute_events.created_ts, 9, dispute_events.id, actor_user_id,
    jsonb_build_object('note', note, 'value', value)
  from dispute_events, work where dispute_events.dispute_id = work.dispute_id
`;
