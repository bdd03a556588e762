-- The dashboard of fill rates says at which hours of the week places stay open. As with the sums of days (0071), what
-- gigs add up to is kept by location, day and position, and its rows are added up by readers and folded by writers.
--
-- A row says how many more places there are from an hour on: a gig adds its places at the hour in which it starts and
-- takes them back at the hour in which it has ended. So it has two rows however long it is, and readers add up the hours
-- before. Hours are those that the clock of the location shows, counted from the midnight before the gig starts: those
-- from 24 on are of the next day. An hour that the clock repeats counts once, and one that it skips counts as if it passed.

create table hour_sums (
  location_id bigint not null,
  day date not null, -- on which the gig starts, in the time zone of the location
  skill_id bigint not null,
  hour integer not null,
  places bigint not null default 0,
  filled bigint not null default 0
);
-- With the figures: the rows of a location are spread over the table.
create index hour_sums_location on hour_sums (location_id, day) include (skill_id, hour, places, filled);

create function fold_hour_sums() returns trigger language plpgsql as $$
begin
  with folded as (
    delete from hour_sums where ctid = any (array(
      select ctid from hour_sums where (location_id, day) in (select location_id, day from added) for update skip locked
    )) returning *
  )
  insert into hour_sums
  select location_id, day, skill_id, hour, sum(places), sum(filled) from folded
  group by location_id, day, skill_id, hour having (sum(places), sum(filled)) <> (0, 0);
  return null;
end $$;

-- The rows that folding adds are counted as well, and are not folded again.
create sequence hour_sums_writes cycle;
create trigger fold_hour_sums after insert on hour_sums
  referencing new table as added for each statement
  when (nextval('hour_sums_writes') % 7 = 0) execute function fold_hour_sums();

-- The day of a gig, the hour in which it starts, from which it counts once, and the hour in which it has ended, from
-- which it counts no more. Where the clock is set back during a short gig, its end can read earlier than its start.
create function gig_hours(start_time timestamptz, end_time timestamptz, zone text)
returns table (day date, hour integer, one integer) language sql immutable as $$
  select from_clock::date, hours.hour, hours.one
  from (select start_time at time zone zone as from_clock, end_time at time zone zone as to_clock) as clocks,
    lateral (
      select extract(hour from from_clock)::integer as first,
        ceil(extract(epoch from to_clock - from_clock::date) / 3600)::integer as ended
    ) as edges,
    lateral (values (first, 1), (greatest(first + 1, ended), -1)) as hours (hour, one)
$$;

create function sum_hours_of_added_gigs() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(4001071);
  insert into hour_sums
  select location_id, day, skill_id, hour,
    sum(one * allowed_confirmed_pros), sum(one * least(allowed_confirmed_pros, confirmed_applications))
  from added join locations on locations.id = location_id, gig_hours(start_time, end_time, locations.timezone)
  where status not in ('UNAPPROVED', 'CANCELLED') group by 1, 2, 3, 4;
  return null;
end $$;

create function sum_hours_of_removed_gigs() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(4001071);
  insert into hour_sums
  select location_id, day, skill_id, hour,
    -sum(one * allowed_confirmed_pros), -sum(one * least(allowed_confirmed_pros, confirmed_applications))
  from removed join locations on locations.id = location_id, gig_hours(start_time, end_time, locations.timezone)
  where status not in ('UNAPPROVED', 'CANCELLED') group by 1, 2, 3, 4;
  return null;
end $$;

create function sum_hours_of_changed_gigs() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(4001071);
  insert into hour_sums
  select * from (
    select location_id, day, skill_id, hour, sum(sign * one * allowed_confirmed_pros) as places,
      sum(sign * one * least(allowed_confirmed_pros, confirmed_applications)) as filled
    from (
      select location_id, start_time, end_time, skill_id, status, allowed_confirmed_pros, confirmed_applications,
        1 as sign from added
      union all
      select location_id, start_time, end_time, skill_id, status, allowed_confirmed_pros, confirmed_applications,
        -1 from removed
    ) as changes join locations on locations.id = location_id, gig_hours(start_time, end_time, locations.timezone)
    where status not in ('UNAPPROVED', 'CANCELLED') group by 1, 2, 3, 4
  ) as sums
  where (places, filled) <> (0, 0);
  return null;
end $$;

-- The names begin like those of the tallies, which a bulk load leaves on.
create trigger tally_hours_of_added_gigs after insert on gigs
  referencing new table as added for each statement execute function sum_hours_of_added_gigs();
create trigger tally_hours_of_removed_gigs after delete on gigs
  referencing old table as removed for each statement execute function sum_hours_of_removed_gigs();
create trigger tally_hours_of_changed_gigs after update on gigs
  referencing old table as removed new table as added for each statement execute function sum_hours_of_changed_gigs();

create function move_hour_sums() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4001071);
  insert into hour_sums
  select location_id, day, skill_id, hour, sum(sign * one * allowed_confirmed_pros),
    sum(sign * one * least(allowed_confirmed_pros, confirmed_applications))
  from gigs, (values (new.timezone, 1), (old.timezone, -1)) as zones (zone, sign), gig_hours(start_time, end_time, zone)
  where location_id = new.id and status not in ('UNAPPROVED', 'CANCELLED') group by 1, 2, 3, 4;
  return null;
end $$;

create trigger move_hour_sums after update of timezone on locations
  for each row when (old.timezone <> new.timezone) execute function move_hour_sums();

insert into hour_sums
select location_id, day, skill_id, hour,
  sum(one * allowed_confirmed_pros), sum(one * least(allowed_confirmed_pros, confirmed_applications))
from gigs join locations on locations.id = location_id, gig_hours(start_time, end_time, locations.timezone)
where gigs.status not in ('UNAPPROVED', 'CANCELLED') group by 1, 2, 3, 4;
