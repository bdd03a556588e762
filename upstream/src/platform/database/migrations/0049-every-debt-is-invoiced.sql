-- A posting that commits while a period is being drafted waits for the lock of the queue's row, and queues its work again.
create or replace function queue_work_to_invoice() returns trigger language plpgsql as $$
begin
  insert into work_to_invoice (application_id, location_id, due_ts)
  select new.application_id, locations.id, invoice_period_end(new.created_ts, locations.id)
  from gig_applications join locations on locations.id = gig_applications.location_id
  where gig_applications.id = new.application_id
    and (locations.invoicing_enabled
      or exists (select from invoice_lines where application_id = new.application_id))
  on conflict (application_id) do update set due_ts = work_to_invoice.due_ts;
  return null;
end $$;

-- Invoicing that is turned on bills what the location owed before, such as a charge that failed after the pro was paid.
create function queue_earlier_debts() returns trigger language plpgsql as $$
begin
  insert into work_to_invoice (application_id, location_id, due_ts)
  select application_id, new.id, invoice_period_end(max(ledger_postings.created_ts), new.id)
  from ledger_postings join gig_applications on gig_applications.id = application_id
  where gig_applications.location_id = new.id and event = 'OWED'
    and adhoc_payment_id is null and dispute_id is null
    and pro_payment_status is not null and business_payment_status is distinct from 'AVAILABLE'
  group by application_id
  on conflict do nothing;
  return null;
end $$;

create trigger queue_earlier_debts after update of invoicing_enabled on locations for each row
  when (new.invoicing_enabled and not old.invoicing_enabled) execute function queue_earlier_debts();
