-- Paying everyone of a large gig updates the gig once instead of once for each pro, which counted all of them each time.

drop trigger show_payment on payments;
drop function show_payment();

create function show_payments() returns trigger language plpgsql as $$
begin
  update gig_applications set business_payment_id = changed.id, business_payment_status = changed.status,
    business_payment_amount = changed.amount_cents / 100.0
  from changed where gig_applications.id = changed.application_id and changed.kind = 'CHARGE';
  update gig_applications set pro_payment_id = changed.id, pro_payment_status = changed.status,
    pro_payment_amount = changed.amount_cents / 100.0
  from changed where gig_applications.id = changed.application_id and changed.kind = 'PAYOUT';
  return null;
end $$;

-- The trigger of an insert with `on conflict do update` has the inserted rows, and that of the update the others.
create trigger show_added_payments after insert on payments
  referencing new table as changed for each statement execute function show_payments();
create trigger show_changed_payments after update on payments
  referencing new table as changed for each statement execute function show_payments();

drop trigger count_payments on gig_applications;

create or replace function count_payments() returns trigger language plpgsql as $$
declare
  changed_gigs integer[] := array(
    select distinct added.gig_id from added join removed using (id)
    where (removed.business_payment_status, removed.pro_payment_status)
      is distinct from (added.business_payment_status, added.pro_payment_status)
  );
begin
  if cardinality(changed_gigs) = 0 then return null; end if;
  update gigs set
    total_payments = counts.total,
    failed_payments = counts.failed,
    error_payments = counts.errors,
    submitted_payments = counts.submitted,
    paid_pros = counts.paid
  from (
    select
      gig_id,
      count(business_payment_status) as total,
      count(*) filter (where business_payment_status = 'FAILED') as failed,
      count(*) filter (where business_payment_status = 'ERROR') as errors,
      count(*) filter (where business_payment_status = 'SUBMITTED') as submitted,
      count(*) filter (where pro_payment_status = 'AVAILABLE') as paid
    from gig_applications where gig_id = any (changed_gigs)
    group by gig_id
  ) as counts
  where id = counts.gig_id;
  return null;
end $$;

create trigger count_payments after update on gig_applications
  referencing old table as removed new table as added for each statement execute function count_payments();

-- Due work moves payments on in batches, and sends charges one by one.
create index payments_to_charge on payments (due_ts, id)
  where due_ts is not null and kind = 'CHARGE' and status = 'SUBMITTED';
create index payments_to_move on payments (due_ts, id)
  where due_ts is not null and not (kind = 'CHARGE' and status = 'SUBMITTED');
