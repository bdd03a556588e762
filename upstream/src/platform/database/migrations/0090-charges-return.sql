-- A bank can take the money of a charge back after it arrived: it returns a debit, or reverses the charge of a card.

do $$
declare
  extension record;
  known text;
begin
  for extension in
    select * from (values
      ('ledger_postings', 'ledger_postings_event_check', 'event in (''CHARGE_RETURNED'', ''INVOICE_RETURNED'')'),
      ('ledger_postings', 'ledger_postings_check',
        'event in (''CHARGED'', ''CHARGE_RETURNED'', ''INVOICE_RETURNED'')'),
      ('payments', 'payments_due_check', 'status = ''AVAILABLE'''),
      ('adhoc_payments', 'adhoc_payments_due_check', 'error_code in (''PAYOUT_REFUSED'', ''PAYOUT_ACCOUNT_CLOSED'')'),
      ('stripe_refusals', 'stripe_refusals_refusal_check', 'refusal = ''CHARGE_REVERSED'''),
      ('adhoc_payments', 'adhoc_payments_error_code_check', 'error_code = ''CHARGE_REVERSED''')
    ) as extensions (table_name, constraint_name, addition)
  loop
    select pg_get_expr(conbin, conrelid) into strict known from pg_constraint
      where conname = extension.constraint_name and conrelid = extension.table_name::regclass;
    execute format('alter table %I drop constraint %I', extension.table_name, extension.constraint_name);
    execute format('alter table %I add constraint %I check (%s or %s)',
      extension.table_name, extension.constraint_name, known, extension.addition);
  end loop;
end $$;

-- Which postings are about the same as this one, as a condition on $1 that an index finds.
create function same_subject(posting ledger_postings) returns text language sql immutable as $$
  select case
    when posting.refund_id is not null then 'refund_id = $1.refund_id'
    when posting.referral_reward_id is not null then 'referral_reward_id = $1.referral_reward_id'
    when posting.adhoc_payment_id is not null then 'adhoc_payment_id = $1.adhoc_payment_id'
    when posting.dispute_id is not null then 'dispute_id = $1.dispute_id'
    else 'application_id = $1.application_id and adhoc_payment_id is null and dispute_id is null'
  end
$$;

-- A charge that came back is posted as the opposite of what was charged. Only then can a business be charged again.
create function require_returned_charge() returns trigger language plpgsql as $$
declare
  earlier text := case new.event when 'CHARGED' then 'CHARGE_RETURNED' else 'CHARGED' end;
  earlier_attempt integer := case new.event when 'CHARGED' then new.attempt - 1 else new.attempt end;
  is_known boolean;
begin
  execute format(
    'select exists (select from ledger_postings where %s and event = $2 and attempt = $3)', same_subject(new)
  ) into is_known using new, earlier, earlier_attempt;
  if not is_known then
    raise exception 'A business is charged again only after a charge came back, and a charge comes back once';
  end if;
  return null;
end $$;

create trigger require_returned_charge after insert on ledger_postings for each row
  when (new.event = 'CHARGE_RETURNED' or (new.event = 'CHARGED' and new.attempt > 1))
  execute function require_returned_charge();

-- An invoice is paid again after its charge came back. Of what was invoiced, no more is paid than that.
create function require_open_invoice() returns trigger language plpgsql as $$
declare
  invoiced integer;
  paid integer;
begin
  execute format(
    'select count(*) filter (where event = ''INVOICED''),
      count(*) filter (where event = ''INVOICE_PAID'') - count(*) filter (where event = ''INVOICE_RETURNED'')
    from ledger_postings where %s and event in (''INVOICED'', ''INVOICE_PAID'', ''INVOICE_RETURNED'')', same_subject(new)
  ) into invoiced, paid using new;
  if paid not between 0 and invoiced then
    raise exception 'An invoice is paid once, and again only after its charge came back';
  end if;
  return null;
end $$;

create trigger require_open_invoice after insert on ledger_postings for each row
  when (new.event in ('INVOICE_PAID', 'INVOICE_RETURNED')) execute function require_open_invoice();

-- What a charge that came back paid is owed again: the next invoice bills it where the location is invoiced by now.
drop trigger queue_work_to_invoice on ledger_postings;
create trigger queue_work_to_invoice after insert on ledger_postings for each row
  when (new.event not in ('CHARGED', 'PAID_OUT', 'RETURNED', 'INVOICED', 'INVOICE_PAID', 'INVOICE_RETURNED'))
  execute function queue_work_to_invoice();

-- A charge that came back opens a gig to pay again, as a failed payout does.
create or replace function settle_gig_of_application() returns trigger language plpgsql as $$
begin
  insert into gigs_to_settle (gig_id)
  select id from gigs where id = new.gig_id and (
    status in ('INCOMPLETE', 'FAILED_PAYMENT')
    or (status = 'COMPLETED' and (
      new.pro_payment_status in ('FAILED', 'ERROR') or new.business_payment_status in ('FAILED', 'ERROR')
    ))
  )
  on conflict do nothing;
  return null;
end $$;

-- The attempt of an ad-hoc payment whose payout the pro has although its charge came back: a retry charges the business alone.
alter table adhoc_payments add column paid_out_attempt integer;
alter table adhoc_payments add constraint adhoc_payments_paid_out_check
  check (paid_out_attempt is null or charged_to_business);

-- Charges of the sandbox that come back, and when the bank says so; null once it has.
alter table sandbox_charges add column is_returned boolean not null default false;
alter table sandbox_charges add column returns_ts timestamptz;
create index sandbox_charges_returns on sandbox_charges (returns_ts) where returns_ts is not null;
