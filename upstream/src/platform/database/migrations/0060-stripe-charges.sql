-- What is charged by Stripe. A row is committed before its request is sent: whatever is lost then, each repetition of the
-- request is the same one.
create table stripe_charges (
  idempotency_key text primary key,
  customer_id text not null,
  payment_method_id text not null,
  amount_cents integer not null check (amount_cents > 0),
  -- Null until Stripe has answered.
  payment_intent_id text unique,
  outcome text not null check (outcome in (
    'RECORDED', 'PROCESSING', 'ACCEPTED', 'DECLINED', 'INSUFFICIENT_FUNDS', 'EXPIRED', 'CONFIRMATION_REQUIRED', 'UNUSABLE'
  )),
  created_ts timestamptz not null
);

-- A step of an extra payment, a dispute's payment or an invoice that throws is retried later and delays no other one.
alter table adhoc_payments add column setbacks integer not null default 0 check (setbacks >= 0);
alter table dispute_payments add column setbacks integer not null default 0 check (setbacks >= 0);
alter table invoices add column setbacks integer not null default 0 check (setbacks >= 0);
