-- Like disputes, invoices show with the work on them (0023): who follows a location sees each step, by the first
-- work of the location on the invoice. A draft counts from when it is summed up.
create function feed_invoice() returns trigger language plpgsql as $$
begin
  perform feed_change('gig_applications', gig_applications.id, gig_id, lines.location_id, 'changed')
  from (
    select distinct on (location_id) location_id, application_id from invoice_lines
    where invoice_id = new.id order by location_id, id
  ) as lines
  join gig_applications on gig_applications.id = lines.application_id;
  return null;
end $$;

create constraint trigger feed_invoice after update on invoices
  deferrable initially deferred for each row
  when (
    (old.status, old.is_charging, old.total_cents, old.line_count, old.held_count)
      is distinct from (new.status, new.is_charging, new.total_cents, new.line_count, new.held_count)
    and current_setting('change.recording', true) is distinct from 'off'
  )
  execute function feed_invoice();

-- The lines of a draft that bills nothing wait for the next one.
create function feed_deleted_invoice() returns trigger language plpgsql as $$
begin
  perform feed_change('gig_applications', gig_applications.id, gig_id, old.location_id, 'changed')
  from (
    select application_id from work_to_invoice where location_id = old.location_id order by due_ts, application_id limit 1
  ) as waiting
  join gig_applications on gig_applications.id = waiting.application_id;
  return null;
end $$;

create constraint trigger feed_deleted_invoice after delete on invoices
  deferrable initially deferred for each row
  when (current_setting('change.recording', true) is distinct from 'off') execute function feed_deleted_invoice();
