-- Sales tax is worked out for each line and credit of an invoice, in cents, so that the sums agree with the ledger.
alter table invoices
  add column tax_percent numeric(6, 3) not null default 0,
  -- What the lines and credits are before tax. The total is with tax.
  add column taxable_cents integer not null default 0,
  add column tax_cents integer not null default 0,
  -- The seller as it was when the invoice was issued; null for drafts, and for invoices from before this column.
  add column seller jsonb,
  -- What paid the invoice, or is being charged; null before, and for invoices from before this column.
  add column charged_method jsonb;
alter table invoice_lines add column tax_cents integer not null default 0;
alter table invoice_credits add column tax_cents integer not null default 0;
update invoices set taxable_cents = total_cents;

-- What the platform collects as sales tax, and owes to the state.
do $$
declare
  known text;
begin
  select pg_get_expr(conbin, conrelid) into strict known from pg_constraint
    where conname = 'ledger_entries_account_check' and conrelid = 'ledger_entries'::regclass;
  alter table ledger_entries drop constraint ledger_entries_account_check;
  execute format('alter table ledger_entries add constraint ledger_entries_account_check check (%s or account = %L)',
    known, 'SALES_TAX');
end $$;
