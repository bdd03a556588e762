-- A step of a payment that throws is retried later, with a growing delay, and delays no other payment.
alter table payments add column setbacks integer not null default 0 check (setbacks >= 0);

-- Delaying a payment writes neither its application nor its gig.
create or replace function show_payments() returns trigger language plpgsql as $$
begin
  update gig_applications set business_payment_id = changed.id, business_payment_status = changed.status,
    business_payment_amount = changed.amount_cents / 100.0
  from changed
  where gig_applications.id = changed.application_id and changed.kind = 'CHARGE'
    and (business_payment_id, business_payment_status, business_payment_amount)
      is distinct from (changed.id, changed.status, changed.amount_cents / 100.0);
  update gig_applications set pro_payment_id = changed.id, pro_payment_status = changed.status,
    pro_payment_amount = changed.amount_cents / 100.0
  from changed
  where gig_applications.id = changed.application_id and changed.kind = 'PAYOUT'
    and (pro_payment_id, pro_payment_status, pro_payment_amount)
      is distinct from (changed.id, changed.status, changed.amount_cents / 100.0);
  return null;
end $$;
