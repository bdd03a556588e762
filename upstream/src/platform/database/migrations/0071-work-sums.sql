-- Dashboards and home sum what gigs and confirmed work add up to, by the day and the position. The sums are kept, so that
-- reading them does not take longer where there is more work. They know nothing of the clock: readers subtract what has
-- not come yet.
--
-- As with tallies (0002), the sum of a day is that of its rows: writers only add rows, so that two of them never wait for
-- each other. Every seventh writer folds the rows of the days that it wrote about.

create table day_sums (
  location_id integer not null,
  day date not null, -- on which the gig starts, in the time zone of the location
  skill_id integer not null,
  gigs bigint not null default 0,
  places bigint not null default 0,
  filled bigint not null default 0,
  confirmed bigint not null default 0,
  late bigint not null default 0,
  no_shows bigint not null default 0,
  called_out bigint not null default 0,
  due bigint not null default 0,
  compliant bigint not null default 0,
  too_late bigint not null default 0,
  too_short bigint not null default 0,
  too_long bigint not null default 0,
  skipped bigint not null default 0,
  unrecorded bigint not null default 0,
  workers bigint not null default 0,
  minutes numeric not null default 0,
  charged_cents bigint not null default 0
);
-- With the figures: the rows of a location are spread over the table.
create index day_sums_location on day_sums (location_id, day) include (
  skill_id, gigs, places, filled, confirmed, late, no_shows, called_out, due, compliant, too_late, too_short, too_long,
  skipped, unrecorded, workers, minutes, charged_cents
);

create function fold_day_sums() returns trigger language plpgsql as $$
begin
  with folded as (
    delete from day_sums where ctid = any (array(
      select ctid from day_sums where (location_id, day) in (select location_id, day from added) for update skip locked
    )) returning *
  )
  insert into day_sums
  select location_id, day, skill_id, sum(gigs), sum(places), sum(filled), sum(confirmed), sum(late), sum(no_shows),
    sum(called_out), sum(due), sum(compliant), sum(too_late), sum(too_short), sum(too_long), sum(skipped),
    sum(unrecorded), sum(workers), sum(minutes), sum(charged_cents)
  from folded group by location_id, day, skill_id
  -- All other figures are parts of these.
  having sum(gigs) <> 0 or sum(confirmed) <> 0 or sum(due) <> 0 or sum(workers) <> 0 or sum(charged_cents) <> 0;
  return null;
end $$;

-- The rows that folding adds are counted as well, and are not folded again.
create sequence day_sums_writes cycle;
create trigger fold_day_sums after insert on day_sums
  referencing new table as added for each statement
  when (nextval('day_sums_writes') % 7 = 0) execute function fold_day_sums();

-- Gigs. Whoever adds to a sum shares a lock, and whoever changes the time zone of a location has it alone: then all days
-- of the location move, and nobody adds to one of them meanwhile.

create function sum_added_gigs() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(4001071);
  insert into day_sums (location_id, day, skill_id, gigs, places, filled)
  select location_id, (start_time at time zone locations.timezone)::date, skill_id,
    count(*), sum(allowed_confirmed_pros), sum(least(allowed_confirmed_pros, confirmed_applications))
  from added join locations on locations.id = location_id
  where status not in ('UNAPPROVED', 'CANCELLED') group by 1, 2, 3;
  return null;
end $$;

create function sum_removed_gigs() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(4001071);
  insert into day_sums (location_id, day, skill_id, gigs, places, filled)
  select location_id, (start_time at time zone locations.timezone)::date, skill_id,
    -count(*), -sum(allowed_confirmed_pros), -sum(least(allowed_confirmed_pros, confirmed_applications))
  from removed join locations on locations.id = location_id
  where status not in ('UNAPPROVED', 'CANCELLED') group by 1, 2, 3;
  return null;
end $$;

create function sum_changed_gigs() returns trigger language plpgsql as $$
declare
  works integer[];
begin
  perform pg_advisory_xact_lock_shared(4001071);
  insert into day_sums (location_id, day, skill_id, gigs, places, filled)
  select location_id, (start_time at time zone locations.timezone)::date, skill_id,
    sum(one), sum(one * allowed_confirmed_pros), sum(one * least(allowed_confirmed_pros, confirmed_applications))
  from (
    select location_id, start_time, skill_id, status, allowed_confirmed_pros, confirmed_applications, 1 as one from added
    union all
    select location_id, start_time, skill_id, status, allowed_confirmed_pros, confirmed_applications, -1 from removed
  ) as changes join locations on locations.id = location_id
  where status not in ('UNAPPROVED', 'CANCELLED') group by 1, 2, 3
  having sum(one) <> 0 or sum(one * allowed_confirmed_pros) <> 0
    or sum(one * least(allowed_confirmed_pros, confirmed_applications)) <> 0;

  select array_agg(gig_applications.id) into works
  from added join removed using (id) join gig_applications on gig_applications.gig_id = added.id
  where (added.skill_id, added.unpaid_break_minutes) <> (removed.skill_id, removed.unpaid_break_minutes)
    and gig_applications.is_confirmed;
  perform sum_work(works) where works is not null;
  return null;
end $$;

-- Work: what each confirmed application adds, as long as its gig is not cancelled.

create table summed_work (
  application_id integer primary key references gig_applications (id) on delete cascade,
  location_id integer not null,
  day date not null,
  skill_id integer not null,
  gig_start_time timestamptz not null,
  work_end_time timestamptz not null,
  -- Neither charged nor invoiced: it costs what paying it now would cost.
  is_uncharged boolean not null,
  confirmed smallint not null,
  late smallint not null,
  no_shows smallint not null,
  called_out smallint not null,
  due smallint not null,
  compliant smallint not null,
  too_late smallint not null,
  too_short smallint not null,
  too_long smallint not null,
  skipped smallint not null,
  unrecorded smallint not null,
  workers smallint not null,
  minutes numeric not null,
  charged_cents integer not null
);
create index summed_work_start on summed_work (location_id, gig_start_time);
create index summed_work_end on summed_work (location_id, work_end_time, day);
create index summed_work_uncharged on summed_work (location_id, day) where is_uncharged;

create function sum_work(works integer[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(4001071);
  -- What work adds follows from several tables. Whoever changes another one waits here, and then reads this change.
  perform from gig_applications join unnest(works) as chosen (id) using (id)
  order by gig_applications.id for no key update of gig_applications;

  insert into summed_work as kept
  select work.id, work.location_id, (work.gig_start_time at time zone locations.timezone)::date,
    gigs.skill_id, work.gig_start_time, work.work_end_time,
    not work.is_cancelled and cents is null,
    is_expected::int,
    (is_expected and not work.is_cancelled and coalesce(
      clock_in > work.original_work_start_time + interval '15 minutes', false))::int,
    (is_expected and coalesce(work.cancellation_reason = 'NO_SHOW', false))::int,
    (is_expected and coalesce(work.cancellation_reason = 'CALLED_OUT', false))::int,
    coalesce(work.break_compliance not in ('NOT_APPLICABLE', 'SHORT_SHIFT'), false)::int,
    coalesce(work.break_compliance = 'COMPLIANT', false)::int,
    coalesce(work.break_compliance = 'TOO_LATE', false)::int,
    coalesce(work.break_compliance = 'TOO_SHORT', false)::int,
    coalesce(work.break_compliance = 'TOO_LONG', false)::int,
    coalesce(work.break_compliance = 'SKIPPED', false)::int,
    coalesce(work.break_compliance in ('UNKNOWN', 'NO_START_END_TIME'), false)::int,
    (not work.is_cancelled)::int,
    case when work.is_cancelled then 0 else
      greatest(0, extract(epoch from work.work_end_time - work.work_start_time) / 60 - unpaid_break_minutes) end,
    case when work.is_cancelled then 0 else coalesce(cents, 0) end
  from unnest(works) as chosen (id)
    join gig_applications as work on work.id = chosen.id
    join gigs on gigs.id = work.gig_id
    join locations on locations.id = work.location_id,
    lateral (
      select
        not work.is_cancelled or coalesce(work.cancellation_reason in ('NO_SHOW', 'CALLED_OUT'), false) as is_expected,
        (select min(time) from time_punches where application_id = chosen.id and punch_type = 'CLOCK_IN') as clock_in,
        coalesce(
          round(work.business_payment_amount * 100),
          (select sum(total_cents) from invoice_lines where application_id = chosen.id and adhoc_payment_id is null)
        ) as cents
    ) as facts
  where work.is_confirmed and not work.is_gig_cancelled
  on conflict (application_id) do update set (
    location_id, day, skill_id, gig_start_time, work_end_time, is_uncharged, confirmed, late, no_shows, called_out, due,
    compliant, too_late, too_short, too_long, skipped, unrecorded, workers, minutes, charged_cents
  ) = row (
    excluded.location_id, excluded.day, excluded.skill_id, excluded.gig_start_time, excluded.work_end_time,
    excluded.is_uncharged, excluded.confirmed, excluded.late, excluded.no_shows, excluded.called_out, excluded.due,
    excluded.compliant, excluded.too_late, excluded.too_short, excluded.too_long, excluded.skipped,
    excluded.unrecorded, excluded.workers, excluded.minutes, excluded.charged_cents
  ) where kept is distinct from excluded;

  delete from summed_work using unnest(works) as chosen (id) where application_id = chosen.id and not exists (
    select from gig_applications
    where gig_applications.id = application_id and is_confirmed and not is_gig_cancelled
  );
end $$;

create function add_summed_work() returns trigger language plpgsql as $$
begin
  insert into day_sums (
    location_id, day, skill_id, confirmed, late, no_shows, called_out, due, compliant, too_late, too_short, too_long,
    skipped, unrecorded, workers, minutes, charged_cents
  )
  select location_id, day, skill_id, sum(confirmed), sum(late), sum(no_shows), sum(called_out), sum(due),
    sum(compliant), sum(too_late), sum(too_short), sum(too_long), sum(skipped), sum(unrecorded), sum(workers),
    sum(minutes), sum(charged_cents)
  from added group by location_id, day, skill_id;
  return null;
end $$;

create function subtract_summed_work() returns trigger language plpgsql as $$
begin
  insert into day_sums (
    location_id, day, skill_id, confirmed, late, no_shows, called_out, due, compliant, too_late, too_short, too_long,
    skipped, unrecorded, workers, minutes, charged_cents
  )
  select location_id, day, skill_id, -sum(confirmed), -sum(late), -sum(no_shows), -sum(called_out), -sum(due),
    -sum(compliant), -sum(too_late), -sum(too_short), -sum(too_long), -sum(skipped), -sum(unrecorded), -sum(workers),
    -sum(minutes), -sum(charged_cents)
  from removed group by location_id, day, skill_id;
  return null;
end $$;

create trigger add_new_work after insert on summed_work
  referencing new table as added for each statement execute function add_summed_work();
create trigger add_changed_work after update on summed_work
  referencing new table as added for each statement execute function add_summed_work();
create trigger subtract_changed_work after update on summed_work
  referencing old table as removed for each statement execute function subtract_summed_work();
create trigger subtract_old_work after delete on summed_work
  referencing old table as removed for each statement execute function subtract_summed_work();

-- Whatever changes what work adds.

create function sum_added_work() returns trigger language plpgsql as $$
declare
  works integer[];
begin
  select array_agg(id) into works from added where is_confirmed;
  perform sum_work(works) where works is not null;
  return null;
end $$;

create function sum_changed_work() returns trigger language plpgsql as $$
declare
  works integer[];
begin
  select array_agg(added.id) into works from added join removed using (id)
  where (added.is_confirmed or removed.is_confirmed) and (
    added.gig_id, added.location_id, added.gig_start_time, added.is_confirmed, added.is_gig_cancelled,
    added.is_cancelled, added.cancellation_reason, added.break_compliance, added.work_start_time, added.work_end_time,
    added.original_work_start_time, added.business_payment_amount
  ) is distinct from (
    removed.gig_id, removed.location_id, removed.gig_start_time, removed.is_confirmed, removed.is_gig_cancelled,
    removed.is_cancelled, removed.cancellation_reason, removed.break_compliance, removed.work_start_time,
    removed.work_end_time, removed.original_work_start_time, removed.business_payment_amount
  );
  perform sum_work(works) where works is not null;
  return null;
end $$;

create function sum_work_of_added() returns trigger language plpgsql as $$
declare
  works integer[];
begin
  select array_agg(distinct application_id) into works from added;
  perform sum_work(works) where works is not null;
  return null;
end $$;

create function sum_work_of_removed() returns trigger language plpgsql as $$
declare
  works integer[];
begin
  select array_agg(distinct application_id) into works from removed;
  perform sum_work(works) where works is not null;
  return null;
end $$;

-- The names begin like those of the tallies, which a bulk load leaves on.
create trigger tally_days_of_added_gigs after insert on gigs
  referencing new table as added for each statement execute function sum_added_gigs();
create trigger tally_days_of_removed_gigs after delete on gigs
  referencing old table as removed for each statement execute function sum_removed_gigs();
create trigger tally_days_of_changed_gigs after update on gigs
  referencing old table as removed new table as added for each statement execute function sum_changed_gigs();

create trigger tally_added_work after insert on gig_applications
  referencing new table as added for each statement execute function sum_added_work();
create trigger tally_changed_work after update on gig_applications
  referencing old table as removed new table as added for each statement execute function sum_changed_work();

-- A bulk load of punches leaves these off, and sums once.
create trigger sum_work_of_added_punches after insert on time_punches
  referencing new table as added for each statement execute function sum_work_of_added();
create trigger sum_work_of_changed_punches after update on time_punches
  referencing new table as added for each statement execute function sum_work_of_added();
create trigger sum_work_of_removed_punches after delete on time_punches
  referencing old table as removed for each statement execute function sum_work_of_removed();

create trigger sum_work_of_added_invoice_lines after insert on invoice_lines
  referencing new table as added for each statement execute function sum_work_of_added();
create trigger sum_work_of_changed_invoice_lines after update on invoice_lines
  referencing new table as added for each statement execute function sum_work_of_added();
create trigger sum_work_of_removed_invoice_lines after delete on invoice_lines
  referencing old table as removed for each statement execute function sum_work_of_removed();

create function move_day_sums() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4001071);
  insert into day_sums (location_id, day, skill_id, gigs, places, filled)
  select location_id, (start_time at time zone zone)::date, skill_id,
    sum(one), sum(one * allowed_confirmed_pros), sum(one * least(allowed_confirmed_pros, confirmed_applications))
  from gigs, (values (new.timezone, 1), (old.timezone, -1)) as zones (zone, one)
  where location_id = new.id and status not in ('UNAPPROVED', 'CANCELLED') group by 1, 2, 3;
  update summed_work set day = (gig_start_time at time zone new.timezone)::date
  where location_id = new.id and day <> (gig_start_time at time zone new.timezone)::date;
  return null;
end $$;

create trigger move_day_sums after update of timezone on locations
  for each row when (old.timezone <> new.timezone) execute function move_day_sums();

insert into day_sums (location_id, day, skill_id, gigs, places, filled)
select location_id, (start_time at time zone locations.timezone)::date, skill_id,
  count(*), sum(allowed_confirmed_pros), sum(least(allowed_confirmed_pros, confirmed_applications))
from gigs join locations on locations.id = location_id
where gigs.status not in ('UNAPPROVED', 'CANCELLED') group by 1, 2, 3;
select sum_work(array_agg(id)) from gig_applications where is_confirmed having count(*) > 0;
-- Folds all.
select setval('day_sums_writes', 6);
insert into day_sums (location_id, day, skill_id) select distinct location_id, day, skill_id from day_sums;
