-- Dashboards say how long gigs take to fill: for gigs that were full, the minutes from posting until the last place was
-- taken. Kept by day and position as the other sums are (0071).

alter table day_sums
  add column filled_gigs bigint not null default 0,
  add column minutes_to_fill bigint not null default 0;

drop index day_sums_location;
create index day_sums_location on day_sums (location_id, day) include (
  skill_id, gigs, places, filled, confirmed, late, no_shows, called_out, due, compliant, too_late, too_short, too_long,
  skipped, unrecorded, workers, minutes, charged_cents, filled_gigs, minutes_to_fill
);

-- Every figure is looked at. Rows that another writer folds at that moment are left out, and what remains can add to
-- a figure without having the gig or the pro that it is of.
create or replace function fold_day_sums() returns trigger language plpgsql as $$
begin
  with folded as (
    delete from day_sums where ctid = any (array(
      select ctid from day_sums where (location_id, day) in (select location_id, day from added) for update skip locked
    )) returning *
  )
  insert into day_sums
  select * from (
    select location_id, day, skill_id, sum(gigs) as gigs, sum(places) as places, sum(filled) as filled,
      sum(confirmed) as confirmed, sum(late) as late, sum(no_shows) as no_shows, sum(called_out) as called_out,
      sum(due) as due, sum(compliant) as compliant, sum(too_late) as too_late, sum(too_short) as too_short,
      sum(too_long) as too_long, sum(skipped) as skipped, sum(unrecorded) as unrecorded, sum(workers) as workers,
      sum(minutes) as minutes, sum(charged_cents) as charged_cents, sum(filled_gigs) as filled_gigs,
      sum(minutes_to_fill) as minutes_to_fill
    from folded group by location_id, day, skill_id
  ) as sums
  where (
    gigs, places, filled, confirmed, late, no_shows, called_out, due, compliant, too_late, too_short, too_long,
    skipped, unrecorded, workers, minutes, charged_cents, filled_gigs, minutes_to_fill
  ) <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  return null;
end $$;

-- How long a gig took to fill, 0 for one that is not full. A row that was corrected can say that it was full before it
-- was posted.
create function minutes_to_fill(created_ts timestamptz, filled_ts timestamptz) returns bigint language sql immutable as $$
  select greatest(0, coalesce(round(extract(epoch from filled_ts - created_ts) / 60), 0))::bigint
$$;

create or replace function sum_added_gigs() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(4001071);
  insert into day_sums (location_id, day, skill_id, gigs, places, filled, filled_gigs, minutes_to_fill)
  select location_id, (start_time at time zone locations.timezone)::date, skill_id,
    count(*), sum(allowed_confirmed_pros), sum(least(allowed_confirmed_pros, confirmed_applications)),
    count(filled_ts), sum(minutes_to_fill(added.created_ts, filled_ts))
  from added join locations on locations.id = location_id
  where status not in ('UNAPPROVED', 'CANCELLED') group by 1, 2, 3;
  return null;
end $$;

create or replace function sum_removed_gigs() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(4001071);
  insert into day_sums (location_id, day, skill_id, gigs, places, filled, filled_gigs, minutes_to_fill)
  select location_id, (start_time at time zone locations.timezone)::date, skill_id,
    -count(*), -sum(allowed_confirmed_pros), -sum(least(allowed_confirmed_pros, confirmed_applications)),
    -count(filled_ts), -sum(minutes_to_fill(removed.created_ts, filled_ts))
  from removed join locations on locations.id = location_id
  where status not in ('UNAPPROVED', 'CANCELLED') group by 1, 2, 3;
  return null;
end $$;

create or replace function sum_changed_gigs() returns trigger language plpgsql as $$
declare
  works integer[];
begin
  perform pg_advisory_xact_lock_shared(4001071);
  insert into day_sums (location_id, day, skill_id, gigs, places, filled, filled_gigs, minutes_to_fill)
  select * from (
    select location_id, (start_time at time zone locations.timezone)::date, skill_id,
      sum(one) as gigs, sum(one * allowed_confirmed_pros) as places,
      sum(one * least(allowed_confirmed_pros, confirmed_applications)) as filled,
      sum(case when filled_ts is null then 0 else one end) as filled_gigs,
      sum(one * minutes_to_fill(changes.created_ts, filled_ts)) as minutes_to_fill
    from (
      select location_id, start_time, skill_id, status, allowed_confirmed_pros, confirmed_applications, created_ts,
        filled_ts, 1 as one from added
      union all
      select location_id, start_time, skill_id, status, allowed_confirmed_pros, confirmed_applications, created_ts,
        filled_ts, -1 from removed
    ) as changes join locations on locations.id = location_id
    where status not in ('UNAPPROVED', 'CANCELLED') group by 1, 2, 3
  ) as sums
  where (gigs, places, filled, filled_gigs, minutes_to_fill) <> (0, 0, 0, 0, 0);

  select array_agg(gig_applications.id) into works
  from added join removed using (id) join gig_applications on gig_applications.gig_id = added.id
  where (added.skill_id, added.unpaid_break_minutes) <> (removed.skill_id, removed.unpaid_break_minutes)
    and gig_applications.is_confirmed;
  perform sum_work(works) where works is not null;
  return null;
end $$;

create or replace function move_day_sums() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4001071);
  insert into day_sums (location_id, day, skill_id, gigs, places, filled, filled_gigs, minutes_to_fill)
  select location_id, (start_time at time zone zone)::date, skill_id,
    sum(one), sum(one * allowed_confirmed_pros), sum(one * least(allowed_confirmed_pros, confirmed_applications)),
    sum(case when filled_ts is null then 0 else one end), sum(one * minutes_to_fill(created_ts, filled_ts))
  from gigs, (values (new.timezone, 1), (old.timezone, -1)) as zones (zone, one)
  where location_id = new.id and status not in ('UNAPPROVED', 'CANCELLED') group by 1, 2, 3;
  update summed_work set day = (gig_start_time at time zone new.timezone)::date
  where location_id = new.id and day <> (gig_start_time at time zone new.timezone)::date;
  return null;
end $$;

insert into day_sums (location_id, day, skill_id, filled_gigs, minutes_to_fill)
select location_id, (start_time at time zone locations.timezone)::date, skill_id,
  count(*), sum(minutes_to_fill(gigs.created_ts, filled_ts))
from gigs join locations on locations.id = location_id
where gigs.status not in ('UNAPPROVED', 'CANCELLED') and filled_ts is not null group by 1, 2, 3;
-- Folds all.
select setval('day_sums_writes', 6);
insert into day_sums (location_id, day, skill_id) select distinct location_id, day, skill_id from day_sums;
