-- What is due by itself, and the terms of calling shifts off. That something is due stands in the rows, so that no
-- restart forgets it; each kind of due work finds its rows by an index of their own.

-- Up to so many hours before its start a gig is called off for free; later each confirmed pro is paid so many hours.
alter table locations add column cancellation_free_hours integer not null default 24
  check (cancellation_free_hours between 0 and 336);
alter table locations add column cancellation_guaranteed_hours integer not null default 4
  check (cancellation_guaranteed_hours between 0 and 16);

-- Gigs that should have started or ended: few have begun and still stand as they did before.
create index gigs_begun on gigs (start_time, id) where status in ('UNAPPROVED', 'POSTED', 'CONFIRMED');

-- When what happens now happens: the transaction says so, else the row.
create function moment_of_change(last_updated_ts timestamptz) returns timestamptz language sql stable as $$
  select coalesce(nullif(current_setting('change.ts', true), '')::timestamptz, last_updated_ts)
$$;

-- When the last place of a gig was taken. A gig that was full when it began stays so, whoever does not come.
alter table gigs add column filled_ts timestamptz;
update gigs set filled_ts = least(last_updated_ts, start_time)
  where confirmed_applications >= allowed_confirmed_pros;

create function note_filled() returns trigger language plpgsql as $$
declare
  moment timestamptz := moment_of_change(new.last_updated_ts);
begin
  if new.confirmed_applications >= new.allowed_confirmed_pros then
    new.filled_ts := coalesce(new.filled_ts, moment);
  elsif new.start_time > moment then
    new.filled_ts := null;
  end if;
  return new;
end $$;

create trigger note_filled_of_new before insert on gigs
  for each row when (new.confirmed_applications >= new.allowed_confirmed_pros) execute function note_filled();
create trigger note_filled before update of confirmed_applications, allowed_confirmed_pros on gigs
  for each row execute function note_filled();

-- How gigs of a position went at a location.
create index gigs_location_skill_start on gigs (location_id, skill_id, start_time desc, id);

-- Until when a selected pro may answer: four hours, and two hours before the start at the latest. Whoever is selected
-- later than that may answer until the start.
alter table gig_applications add column selection_expires_ts timestamptz;

create function selection_expiry(selected_ts timestamptz, start_time timestamptz) returns timestamptz
language sql immutable as $$
  select case
    when start_time - interval '2 hours' <= selected_ts then start_time
    else least(selected_ts + interval '4 hours', start_time - interval '2 hours')
  end
$$;

update gig_applications set selection_expires_ts = selection_expiry(last_updated_ts, gig_start_time)
  where is_selected and not is_confirmed and not is_cancelled;

create function time_selection() returns trigger language plpgsql as $$
begin
  new.selection_expires_ts := selection_expiry(moment_of_change(new.last_updated_ts), new.gig_start_time);
  return new;
end $$;

create trigger time_selection_of_new before insert on gig_applications
  for each row when (new.is_selected and not new.is_confirmed and new.selection_expires_ts is null)
  execute function time_selection();
create trigger time_selection before update of is_selected, is_confirmed on gig_applications
  for each row when (
    new.is_selected and not new.is_confirmed and (not old.is_selected or old.is_confirmed)
  )
  execute function time_selection();

create index gig_applications_unanswered on gig_applications (selection_expires_ts, id)
  where is_selected and not is_confirmed and not is_cancelled;

-- Ended gigs whose payments moved since they were last looked at.
create table gigs_to_settle (
  gig_id integer primary key references gigs (id) on delete cascade
);
insert into gigs_to_settle (gig_id) select id from gigs where status in ('INCOMPLETE', 'FAILED_PAYMENT');

create function settle_gig_of_application() returns trigger language plpgsql as $$
begin
  insert into gigs_to_settle (gig_id)
  select id from gigs where id = new.gig_id and status in ('INCOMPLETE', 'FAILED_PAYMENT')
  on conflict do nothing;
  return null;
end $$;

create trigger settle_gig_of_application
  after update of business_payment_status, pro_payment_status, is_cancelled, is_confirmed on gig_applications
  for each row when (
    (old.business_payment_status, old.pro_payment_status, old.is_cancelled, old.is_confirmed)
      is distinct from (new.business_payment_status, new.pro_payment_status, new.is_cancelled, new.is_confirmed)
  )
  execute function settle_gig_of_application();

create function settle_ended_gig() returns trigger language plpgsql as $$
begin
  insert into gigs_to_settle (gig_id) values (new.id) on conflict do nothing;
  return null;
end $$;

create trigger settle_ended_gig after update of status on gigs
  for each row when (new.status = 'INCOMPLETE' and old.status = 'CONFIRMED') execute function settle_ended_gig();

-- What follows from other columns is not told as a change.
create or replace function told_columns(told jsonb) returns jsonb language sql immutable as $$
  select told - array[
    'last_updated_ts', 'search_words', 'is_in_event', 'is_gig_cancelled', 'gig_start_time',
    'total_applications', 'selected_applications', 'confirmed_applications', 'confirmed_auto_matched_applications',
    'cancelled_applications', 'total_payments', 'failed_payments', 'error_payments', 'submitted_payments', 'paid_pros',
    'filled_ts', 'selection_expires_ts', 'move_to_marketplace_ts'
  ]
$$;
