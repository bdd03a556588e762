-- Lists answer with how many rows there are in all. Counting them would grow with the tables, so the counts of
-- what people filter by most are kept here by triggers, in the transaction that changes what is counted.
--
-- A tally is the sum of its rows. Writers only add rows (plus or minus), so that two of them never wait for each
-- other; every 61st writer folds the rows of its location into one for each combination (61 is a prime, so that no
-- habit of the writers keeps a location from its turn).

alter table gigs add column is_in_event boolean not null generated always as (event_id is not null) stored;

-- Copied from the gig by the triggers below: a list of applications filters by it without reading the gigs.
alter table gig_applications add column is_gig_cancelled boolean not null default false;
update gig_applications set is_gig_cancelled = true
  where gig_id in (select id from gigs where status = 'CANCELLED');

-- A pro who is sent home keeps the job and its pay; only the working hours end earlier.
alter table gig_applications add column sent_home_reason text
  check (sent_home_reason in ('FEWER_PROS_NEEDED', 'LATE', 'ATTIRE', 'CONDUCT', 'OTHER'));
alter table gig_applications add column sent_home_ts timestamptz;

create table gig_tallies (
  location_id integer not null, -- 0: all locations together
  status text not null,
  type text not null,
  skill_id integer not null,
  is_in_event boolean not null,
  amount bigint not null
);
create index gig_tallies_location on gig_tallies (location_id);

create table gig_application_tallies (
  location_id integer not null, -- 0: all locations together
  is_cancelled boolean not null,
  is_selected boolean not null,
  is_confirmed boolean not null,
  is_boosted boolean not null,
  is_gig_cancelled boolean not null,
  amount bigint not null
);
create index gig_application_tallies_location on gig_application_tallies (location_id);

insert into gig_tallies (location_id, status, type, skill_id, is_in_event, amount)
select coalesce(location_id, 0), status, type, skill_id, is_in_event, count(*) from gigs
group by grouping sets ((location_id, status, type, skill_id, is_in_event), (status, type, skill_id, is_in_event));

insert into gig_application_tallies
  (location_id, is_cancelled, is_selected, is_confirmed, is_boosted, is_gig_cancelled, amount)
select coalesce(location_id, 0), is_cancelled, is_selected, is_confirmed, is_boosted, is_gig_cancelled, count(*)
from gig_applications
group by grouping sets (
  (location_id, is_cancelled, is_selected, is_confirmed, is_boosted, is_gig_cancelled),
  (is_cancelled, is_selected, is_confirmed, is_boosted, is_gig_cancelled)
);

-- Gigs: one function for each kind of statement, since each names other transition tables.

create function tally_added_gigs() returns trigger language plpgsql as $$
begin
  insert into gig_tallies (location_id, status, type, skill_id, is_in_event, amount)
  select coalesce(location_id, 0), status, type, skill_id, is_in_event, count(*) from added
  group by grouping sets ((location_id, status, type, skill_id, is_in_event), (status, type, skill_id, is_in_event));
  return null;
end $$;

create function tally_removed_gigs() returns trigger language plpgsql as $$
begin
  insert into gig_tallies (location_id, status, type, skill_id, is_in_event, amount)
  select coalesce(location_id, 0), status, type, skill_id, is_in_event, -count(*) from removed
  group by grouping sets ((location_id, status, type, skill_id, is_in_event), (status, type, skill_id, is_in_event));
  return null;
end $$;

create function tally_changed_gigs() returns trigger language plpgsql as $$
begin
  insert into gig_tallies (location_id, status, type, skill_id, is_in_event, amount)
  select coalesce(location_id, 0), status, type, skill_id, is_in_event, sum(one)
  from (
    select location_id, status, type, skill_id, is_in_event, 1 as one from added
    union all
    select location_id, status, type, skill_id, is_in_event, -1 from removed
  ) as changes
  group by grouping sets ((location_id, status, type, skill_id, is_in_event), (status, type, skill_id, is_in_event))
  having sum(one) <> 0;
  return null;
end $$;

create trigger tally_added_gigs after insert on gigs
  referencing new table as added for each statement execute function tally_added_gigs();
create trigger tally_removed_gigs after delete on gigs
  referencing old table as removed for each statement execute function tally_removed_gigs();
create trigger tally_changed_gigs after update on gigs
  referencing old table as removed new table as added for each statement execute function tally_changed_gigs();

create function fold_gig_tallies() returns trigger language plpgsql as $$
begin
  with folded as (
    delete from gig_tallies where ctid = any (array(
      select ctid from gig_tallies where location_id in (select location_id from added) for update skip locked
    )) returning *
  )
  insert into gig_tallies (location_id, status, type, skill_id, is_in_event, amount)
  select location_id, status, type, skill_id, is_in_event, sum(amount) from folded
  group by location_id, status, type, skill_id, is_in_event having sum(amount) <> 0;
  return null;
end $$;

create sequence gig_tallies_writes cycle;
create trigger fold_gig_tallies after insert on gig_tallies
  referencing new table as added for each statement
  when (pg_trigger_depth() < 2 and nextval('gig_tallies_writes') % 61 = 0) execute function fold_gig_tallies();

-- Applications.

create function tally_added_gig_applications() returns trigger language plpgsql as $$
begin
  insert into gig_application_tallies
    (location_id, is_cancelled, is_selected, is_confirmed, is_boosted, is_gig_cancelled, amount)
  select coalesce(location_id, 0), is_cancelled, is_selected, is_confirmed, is_boosted, is_gig_cancelled, count(*)
  from added
  group by grouping sets (
    (location_id, is_cancelled, is_selected, is_confirmed, is_boosted, is_gig_cancelled),
    (is_cancelled, is_selected, is_confirmed, is_boosted, is_gig_cancelled)
  );
  return null;
end $$;

create function tally_removed_gig_applications() returns trigger language plpgsql as $$
begin
  insert into gig_application_tallies
    (location_id, is_cancelled, is_selected, is_confirmed, is_boosted, is_gig_cancelled, amount)
  select coalesce(location_id, 0), is_cancelled, is_selected, is_confirmed, is_boosted, is_gig_cancelled, -count(*)
  from removed
  group by grouping sets (
    (location_id, is_cancelled, is_selected, is_confirmed, is_boosted, is_gig_cancelled),
    (is_cancelled, is_selected, is_confirmed, is_boosted, is_gig_cancelled)
  );
  return null;
end $$;

create function tally_changed_gig_applications() returns trigger language plpgsql as $$
begin
  insert into gig_application_tallies
    (location_id, is_cancelled, is_selected, is_confirmed, is_boosted, is_gig_cancelled, amount)
  select coalesce(location_id, 0), is_cancelled, is_selected, is_confirmed, is_boosted, is_gig_cancelled, sum(one)
  from (
    select location_id, is_cancelled, is_selected, is_confirmed, is_boosted, is_gig_cancelled, 1 as one from added
    union all
    select location_id, is_cancelled, is_selected, is_confirmed, is_boosted, is_gig_cancelled, -1 from removed
  ) as changes
  group by grouping sets (
    (location_id, is_cancelled, is_selected, is_confirmed, is_boosted, is_gig_cancelled),
    (is_cancelled, is_selected, is_confirmed, is_boosted, is_gig_cancelled)
  )
  having sum(one) <> 0;
  return null;
end $$;

create trigger tally_added_gig_applications after insert on gig_applications
  referencing new table as added for each statement execute function tally_added_gig_applications();
create trigger tally_removed_gig_applications after delete on gig_applications
  referencing old table as removed for each statement execute function tally_removed_gig_applications();
create trigger tally_changed_gig_applications after update on gig_applications
  referencing old table as removed new table as added
  for each statement execute function tally_changed_gig_applications();

create function fold_gig_application_tallies() returns trigger language plpgsql as $$
begin
  with folded as (
    delete from gig_application_tallies where ctid = any (array(
      select ctid from gig_application_tallies where location_id in (select location_id from added)
      for update skip locked
    )) returning *
  )
  insert into gig_application_tallies
    (location_id, is_cancelled, is_selected, is_confirmed, is_boosted, is_gig_cancelled, amount)
  select location_id, is_cancelled, is_selected, is_confirmed, is_boosted, is_gig_cancelled, sum(amount) from folded
  group by location_id, is_cancelled, is_selected, is_confirmed, is_boosted, is_gig_cancelled having sum(amount) <> 0;
  return null;
end $$;

create sequence gig_application_tallies_writes cycle;
create trigger fold_gig_application_tallies after insert on gig_application_tallies
  referencing new table as added for each statement
  when (pg_trigger_depth() < 2 and nextval('gig_application_tallies_writes') % 61 = 0)
  execute function fold_gig_application_tallies();

-- Pros, who belong to no location and seldom change: row by row.

create table pro_tallies (
  verified boolean not null,
  amount bigint not null
);

insert into pro_tallies (verified, amount) select verified, count(*) from pros group by verified;

create function tally_pro() returns trigger language plpgsql as $$
begin
  insert into pro_tallies (verified, amount)
  select verified, sum(one) from (values (new.verified, 1), (old.verified, -1)) as changes (verified, one)
  -- An insert has no old row, a delete no new one.
  where verified is not null
  group by verified having sum(one) <> 0;
  return null;
end $$;

create trigger tally_pro after insert or delete or update of verified on pros
  for each row execute function tally_pro();

create function fold_pro_tallies() returns trigger language plpgsql as $$
begin
  with folded as (
    delete from pro_tallies where ctid = any (array(select ctid from pro_tallies for update skip locked)) returning *
  )
  insert into pro_tallies (verified, amount)
  select verified, sum(amount) from folded group by verified having sum(amount) <> 0;
  return null;
end $$;

create sequence pro_tallies_writes cycle;
create trigger fold_pro_tallies after insert on pro_tallies
  for each statement
  when (pg_trigger_depth() < 2 and nextval('pro_tallies_writes') % 61 = 0) execute function fold_pro_tallies();

-- The copied flag. The new application's gig is locked, so that a cancellation at the same moment sees the
-- application, or is seen by it.

create function copy_is_gig_cancelled() returns trigger language plpgsql as $$
begin
  select status = 'CANCELLED' into new.is_gig_cancelled from gigs where id = new.gig_id for no key update;
  return new;
end $$;

create trigger copy_is_gig_cancelled before insert on gig_applications
  for each row execute function copy_is_gig_cancelled();

create function spread_is_gig_cancelled() returns trigger language plpgsql as $$
begin
  update gig_applications set is_gig_cancelled = (new.status = 'CANCELLED') where gig_id = new.id;
  return null;
end $$;

create trigger spread_is_gig_cancelled after update of status on gigs
  for each row when ((old.status = 'CANCELLED') <> (new.status = 'CANCELLED'))
  execute function spread_is_gig_cancelled();

-- The orders that a list over all locations can stand in, and a location's list of applications.
create index gigs_created on gigs (created_ts desc, id);
create index gigs_updated on gigs (last_updated_ts desc, id);
create index gig_applications_created on gig_applications (created_ts, id);
create index gig_applications_score on gig_applications (match_score desc, id);
create index gig_applications_location_created on gig_applications (location_id, created_ts, id);
create index gig_applications_location_score on gig_applications (location_id, match_score desc, id);

-- Boosted applications are few among many.
create index gig_applications_boosted on gig_applications (gig_start_time desc, id) where is_boosted;

-- "Have they worked here?" is asked of every pro of a list.
create index gig_applications_worked on gig_applications (location_id, pro_id, work_end_time)
  where is_confirmed and not is_cancelled;

-- Work that waits for its money is a small part of all, and is asked for across all locations.
create index gig_applications_unpaid on gig_applications (gig_start_time desc, id) include (location_id, work_end_time)
  where is_confirmed and not is_cancelled and not is_gig_cancelled
    and pro_payment_status is distinct from 'AVAILABLE';
create index gig_applications_uncharged on gig_applications (gig_start_time desc, id) include (location_id, work_end_time)
  where is_confirmed and not is_cancelled and not is_gig_cancelled
    and business_payment_status is distinct from 'AVAILABLE';
