-- A bank can give any payout back after it arrived, also that of an ad-hoc payment or of a dispute.

do $$
declare
  known record;
begin
  for known in
    select conname, conrelid::regclass::text as table_name, pg_get_expr(conbin, conrelid) as condition from pg_constraint
    where conrelid in ('adhoc_payments'::regclass, 'dispute_payments'::regclass) and contype = 'c'
      and pg_get_expr(conbin, conrelid) like '%due_ts IS NULL%'
  loop
    execute format('alter table %I drop constraint %I', known.table_name, known.conname);
    execute format('alter table %I add constraint %I check (%s or status = ''AVAILABLE'')',
      known.table_name, known.table_name || '_due_check', known.condition);
  end loop;
end $$;

create or replace function require_returned_payout() returns trigger language plpgsql as $$
declare
  earlier text := case new.event when 'PAID_OUT' then 'RETURNED' else 'PAID_OUT' end;
  earlier_attempt integer := case new.event when 'PAID_OUT' then new.attempt - 1 else new.attempt end;
begin
  if not exists (
    select from ledger_postings
    where application_id = new.application_id and event = earlier and attempt = earlier_attempt
      and adhoc_payment_id is not distinct from new.adhoc_payment_id and dispute_id is not distinct from new.dispute_id
  ) then
    raise exception 'A pro is paid again only after the bank gave a payout back, and a payout is given back once';
  end if;
  return null;
end $$;
