-- Work that waits for an invoice keeps the period that it belongs to, as the settings of its location were when it was
-- queued: a later change of the frequency or the time zone moves nothing.

-- The days, both inclusive, of the invoicing period of a location that ends at an instant.
create function invoice_period_days(period_end timestamptz, of_location_id integer, out first_day date, out last_day date)
language sql stable as $$
  select day - case when invoice_frequency = 'DAILY' then 1 else 7 end, day - 1
  from (
    select invoice_frequency, (period_end at time zone timezone)::date as day
    from locations where id = of_location_id
  ) as settings
$$;

alter table work_to_invoice add column period_start date;
alter table work_to_invoice add column period_end date;

-- Work from before is of the period that the settings say now.
update work_to_invoice set (period_start, period_end) = (
  select first_day, last_day from invoice_period_days(due_ts, location_id)
);

alter table work_to_invoice alter column period_start set not null;
alter table work_to_invoice alter column period_end set not null;
alter table work_to_invoice add constraint work_to_invoice_period_check check (period_start <= period_end);

create function set_invoice_period() returns trigger language plpgsql as $$
begin
  select first_day, last_day into new.period_start, new.period_end
  from invoice_period_days(new.due_ts, new.location_id);
  return new;
end $$;

create trigger set_invoice_period before insert on work_to_invoice
  for each row execute function set_invoice_period();
