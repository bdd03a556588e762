-- Payouts can fail or wait, and a bank can refuse money that is on its way.

-- Why the sandbox's network declines a charge, and when it says so; at once without a time.
alter table sandbox_charges add column decline text;
alter table sandbox_charges add column answers_ts timestamptz;

-- The payout accounts of the sandbox that do not simply work.
create table sandbox_payout_accounts (
  pro_id integer primary key references pros (id),
  test_account text not null check (test_account in ('REFUSED', 'CLOSED'))
);

-- What Stripe reported as refused after it was sent, by the key of the charge or payout. It counts whenever it arrives.
create table stripe_refusals (
  idempotency_key text primary key,
  refusal text not null check (refusal in ('DEBIT_RETURNED', 'PAYOUT_REFUSED', 'PAYOUT_ACCOUNT_CLOSED')),
  created_ts timestamptz not null
);

-- A bank can give a payout back after it arrived: then due work looks at it again.
alter table payments drop constraint payments_check1;
alter table payments add constraint payments_due_check check (
  due_ts is null or status in ('SUBMITTED', 'PENDING_TRANSFER', 'IN_TRANSIT') or (kind = 'PAYOUT' and status = 'AVAILABLE')
);

-- Payouts that wait for an account are submitted and have nothing due. They are due as soon as the account exists.
create index payments_waiting on payments (application_id)
  where kind = 'PAYOUT' and status = 'SUBMITTED' and due_ts is null;
create index dispute_payments_waiting on dispute_payments (dispute_id)
  where kind = 'PAYOUT' and status = 'SUBMITTED' and due_ts is null;

create function resume_payouts() returns trigger language plpgsql as $$
begin
  update payments set due_ts = submitted_ts
  from gig_applications
  where gig_applications.id = payments.application_id and gig_applications.pro_id = new.id
    and payments.kind = 'PAYOUT' and payments.status = 'SUBMITTED' and payments.due_ts is null;
  update dispute_payments set due_ts = submitted_ts
  from disputes
  where disputes.id = dispute_payments.dispute_id and disputes.pro_id = new.id
    and dispute_payments.kind = 'PAYOUT' and dispute_payments.status = 'SUBMITTED' and dispute_payments.due_ts is null;
  return null;
end $$;

create trigger resume_payouts after update of has_stripe_id on pros
  for each row when (new.has_stripe_id and not old.has_stripe_id) execute function resume_payouts();

-- A payout that a bank gave back is posted as the opposite of what was paid out. Only then can a pro be paid again.
do $$
declare
  extension record;
  known text;
begin
  for extension in
    select * from (values
      ('ledger_postings', 'ledger_postings_event_check', 'event = ''RETURNED'''),
      ('ledger_postings', 'ledger_postings_check', 'event in (''PAID_OUT'', ''RETURNED'')')
    ) as extensions (table_name, constraint_name, addition)
  loop
    select pg_get_expr(conbin, conrelid) into strict known from pg_constraint
      where conname = extension.constraint_name and conrelid = extension.table_name::regclass;
    execute format('alter table %I drop constraint %I', extension.table_name, extension.constraint_name);
    execute format('alter table %I add constraint %I check (%s or %s)',
      extension.table_name, extension.constraint_name, known, extension.addition);
  end loop;
end $$;

create function require_returned_payout() returns trigger language plpgsql as $$
declare
  earlier text := case new.event when 'PAID_OUT' then 'RETURNED' else 'PAID_OUT' end;
  earlier_attempt integer := case new.event when 'PAID_OUT' then new.attempt - 1 else new.attempt end;
begin
  if not exists (
    select from ledger_postings
    where application_id = new.application_id and event = earlier and attempt = earlier_attempt
      and adhoc_payment_id is null and dispute_id is null
  ) or new.adhoc_payment_id is not null or new.dispute_id is not null then
    raise exception 'A pro is paid again only after the bank gave a payout back, and a payout is given back once';
  end if;
  return null;
end $$;

create trigger require_returned_payout after insert on ledger_postings for each row
  when (new.event = 'RETURNED' or (new.event = 'PAID_OUT' and new.attempt > 1))
  execute function require_returned_payout();

drop trigger queue_work_to_invoice on ledger_postings;
create trigger queue_work_to_invoice after insert on ledger_postings for each row
  when (new.event not in ('CHARGED', 'PAID_OUT', 'RETURNED', 'INVOICED', 'INVOICE_PAID'))
  execute function queue_work_to_invoice();

-- A payout that failed opens a gig to pay again, also one that was completed by the charges.
create or replace function settle_gig_of_application() returns trigger language plpgsql as $$
begin
  insert into gigs_to_settle (gig_id)
  select id from gigs where id = new.gig_id and (
    status in ('INCOMPLETE', 'FAILED_PAYMENT')
    or (status = 'COMPLETED' and new.pro_payment_status in ('FAILED', 'ERROR'))
  )
  on conflict do nothing;
  return null;
end $$;

-- Due pay by pro reads the work of gigs to pay that is not settled: also that whose payout failed.
drop index gig_applications_unsettled;
create index gig_applications_unsettled on gig_applications (gig_id, pro_id)
  include (business_payment_status, pro_payment_status)
  where is_confirmed and (not is_cancelled or guaranteed_minutes is not null)
    and (business_payment_status is distinct from 'AVAILABLE' or pro_payment_status in ('FAILED', 'ERROR'));

alter table adhoc_payments drop constraint adhoc_payments_error_code_check;
alter table adhoc_payments add constraint adhoc_payments_error_code_check check (error_code in (
  'CARD_DECLINED', 'INSUFFICIENT_FUNDS', 'ACCOUNT_CLOSED', 'DEBIT_RETURNED', 'PAYOUT_REFUSED', 'PAYOUT_ACCOUNT_CLOSED',
  'PRO_NOT_PAYABLE', 'PAYMENT_METHOD_DOES_NOT_EXIST', 'DUPLICATE', 'GATEWAY_ERROR'
));
