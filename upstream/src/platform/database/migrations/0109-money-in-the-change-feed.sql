-- Webhooks about payments, ad-hoc payments, disputes and invoices: the change feed has entries of their own for them,
-- beside those by which they show with their application (0043, 0046, 0065). Only webhooks read them.

alter table change_feed drop constraint change_feed_subject_check;
alter table change_feed add constraint change_feed_subject_check check (subject in (
  'gigs', 'gig_applications', 'direct_offers', 'payments', 'adhoc_payments', 'disputes', 'invoices'
));
-- Only invoices have no gig, and no location where they cover several.
alter table change_feed alter column gig_id drop not null;
alter table change_feed alter column location_id drop not null;
-- An organization keeps the invoices of a location that moves away; null for what moves with the location.
alter table change_feed add column organization_id bigint;
alter table change_feed add constraint change_feed_place_check check (
  case subject when 'invoices' then organization_id is not null else num_nonnulls(gig_id, location_id) = 2 end
);

-- No one is notified: the entries beside these notify the followers of the gig or the location.
create function feed_money(
  entry_subject text, entry_id bigint, entry_gig_id bigint, entry_location_id bigint, entry_organization_id bigint,
  entry_action text
) returns void language plpgsql as $$
begin
  -- The lock of feed_change: all positions are drawn under it.
  perform pg_advisory_xact_lock(4001023);
  insert into change_feed (subject, subject_id, gig_id, location_id, organization_id, action, created_ts)
  values (
    entry_subject, entry_id, entry_gig_id, entry_location_id, entry_organization_id, entry_action,
    coalesce(nullif(current_setting('change.ts', true), '')::timestamptz, now())
  );
end $$;

-- The charge and the payout for the same work are one payment, which begins with the first of them.
create function feed_payment() returns trigger language plpgsql as $$
begin
  perform feed_money(
    'payments', work.id, work.gig_id, work.location_id, null,
    case
      when tg_op = 'INSERT' and not exists (
        select from payments
        where application_id = new.application_id and (submitted_ts, kind) < (new.submitted_ts, new.kind)
      ) then 'created' else 'changed'
    end
  )
  from gig_applications as work where work.id = new.application_id;
  return null;
end $$;

create constraint trigger feed_new_payment after insert on payments
  deferrable initially deferred for each row
  when (current_setting('change.recording', true) is distinct from 'off') execute function feed_payment();
create constraint trigger feed_payment after update on payments
  deferrable initially deferred for each row
  when (
    (old.status, old.attempt, old.amount_cents, old.failure_code)
      is distinct from (new.status, new.attempt, new.amount_cents, new.failure_code)
    and current_setting('change.recording', true) is distinct from 'off'
  )
  execute function feed_payment();

create function feed_own_adhoc_payment() returns trigger language plpgsql as $$
begin
  perform feed_money(
    'adhoc_payments', new.id, new.gig_id, new.location_id, null,
    case tg_op when 'INSERT' then 'created' else 'changed' end
  );
  return null;
end $$;

create constraint trigger feed_own_new_adhoc_payment after insert on adhoc_payments
  deferrable initially deferred for each row
  when (current_setting('change.recording', true) is distinct from 'off') execute function feed_own_adhoc_payment();
create constraint trigger feed_own_adhoc_payment after update on adhoc_payments
  deferrable initially deferred for each row
  when (
    (old.status, old.attempt, old.charge_cents, old.error_code)
      is distinct from (new.status, new.attempt, new.charge_cents, new.error_code)
    and current_setting('change.recording', true) is distinct from 'off'
  )
  execute function feed_own_adhoc_payment();

create function feed_own_dispute() returns trigger language plpgsql as $$
begin
  perform feed_money(
    'disputes', new.id, new.gig_id, new.location_id, null,
    case tg_op when 'INSERT' then 'created' else 'changed' end
  );
  return null;
end $$;

create constraint trigger feed_own_new_dispute after insert on disputes
  deferrable initially deferred for each row
  when (current_setting('change.recording', true) is distinct from 'off') execute function feed_own_dispute();
create constraint trigger feed_own_dispute after update on disputes
  deferrable initially deferred for each row
  when (
    (old.status, old.outcome, old.counter_value, old.answer_due_ts)
      is distinct from (new.status, new.outcome, new.counter_value, new.answer_due_ts)
    and current_setting('change.recording', true) is distinct from 'off'
  )
  execute function feed_own_dispute();

create function feed_own_dispute_payment() returns trigger language plpgsql as $$
begin
  perform feed_money('disputes', id, gig_id, location_id, null, 'changed') from disputes where id = new.dispute_id;
  return null;
end $$;

create constraint trigger feed_own_new_dispute_payment after insert on dispute_payments
  deferrable initially deferred for each row
  when (current_setting('change.recording', true) is distinct from 'off') execute function feed_own_dispute_payment();
create constraint trigger feed_own_dispute_payment after update on dispute_payments
  deferrable initially deferred for each row
  when (
    (old.status, old.attempt, old.amount_cents) is distinct from (new.status, new.attempt, new.amount_cents)
    and current_setting('change.recording', true) is distinct from 'off'
  )
  execute function feed_own_dispute_payment();

create function feed_own_invoice() returns trigger language plpgsql as $$
begin
  perform feed_money(
    'invoices', new.id, null, new.location_id, new.organization_id,
    case tg_op when 'INSERT' then 'created' else 'changed' end
  );
  return null;
end $$;

create constraint trigger feed_own_new_invoice after insert on invoices
  deferrable initially deferred for each row
  when (current_setting('change.recording', true) is distinct from 'off') execute function feed_own_invoice();
create constraint trigger feed_own_invoice after update on invoices
  deferrable initially deferred for each row
  when (
    (old.status, old.is_charging, old.failure_code, old.total_cents, old.line_count, old.held_count)
      is distinct from (new.status, new.is_charging, new.failure_code, new.total_cents, new.line_count, new.held_count)
    and current_setting('change.recording', true) is distinct from 'off'
  )
  execute function feed_own_invoice();

-- What comes back of a payment shows with it: a refund to the business, or a part that a bank took back.
create function feed_paid_back(work_id bigint, extra_id bigint) returns void language plpgsql as $$
begin
  if extra_id is not null then
    perform feed_money('adhoc_payments', id, gig_id, location_id, null, 'changed')
      from adhoc_payments where id = extra_id;
  else
    perform feed_money('payments', id, gig_id, location_id, null, 'changed')
      from gig_applications where id = work_id;
  end if;
end $$;

create function feed_own_refund() returns trigger language plpgsql as $$
begin
  perform feed_paid_back(new.application_id, new.adhoc_payment_id);
  return null;
end $$;

create constraint trigger feed_own_new_refund after insert on refunds
  deferrable initially deferred for each row
  when (current_setting('change.recording', true) is distinct from 'off') execute function feed_own_refund();
create constraint trigger feed_own_refund after update on refunds
  deferrable initially deferred for each row
  when (old.status is distinct from new.status and current_setting('change.recording', true) is distinct from 'off')
  execute function feed_own_refund();

create function feed_returned_part() returns trigger language plpgsql as $$
begin
  if new.invoice_id is not null then
    perform feed_money('invoices', id, null, location_id, organization_id, 'changed')
      from invoices where id = new.invoice_id;
  elsif new.dispute_id is not null then
    perform feed_money('disputes', id, gig_id, location_id, null, 'changed')
      from disputes where id = new.dispute_id;
  else
    perform feed_paid_back(new.application_id, new.adhoc_payment_id);
  end if;
  return null;
end $$;

create constraint trigger feed_new_returned_part after insert on returned_parts
  deferrable initially deferred for each row
  when (current_setting('change.recording', true) is distinct from 'off') execute function feed_returned_part();
create constraint trigger feed_returned_part after update on returned_parts
  deferrable initially deferred for each row
  when (old.status is distinct from new.status and current_setting('change.recording', true) is distinct from 'off')
  execute function feed_returned_part();

-- For the test event of a webhook: the newest work of a location for which something was paid.
create index gig_applications_with_payments on gig_applications (location_id, id)
  where business_payment_id is not null or pro_payment_id is not null;

-- Deliveries that are not about a gig are in order by what they are about. No gig has a negative id.
alter table webhook_deliveries alter column gig_id drop not null;
drop index webhook_deliveries_order;
create index webhook_deliveries_order on webhook_deliveries (webhook_id, coalesce(gig_id, -subject_id), id)
  where state = 'WAITING';
