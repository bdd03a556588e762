-- Why a pro fits a gig, who chose them and why, and what happens by itself while a gig fills.

-- The points of the match score, part by part, as of when the pro applied. Null: older than the parts.
alter table gig_applications add column match_parts jsonb;

-- Why auto-select chose this pro, in words; null where people chose.
alter table gig_applications add column selection_explanation text;

-- When the pro last let the time to answer a selection pass. Nobody chooses them by itself again.
alter table gig_applications add column selection_lapsed_ts timestamptz;

-- Whether a gig that loses somebody shortly before its start is boosted without anybody's click.
alter table locations add column auto_boost_enabled boolean not null default false;

-- Gigs with free places and applicants that wait, and when auto-select looks at them: 72 hours before the start and
-- then at each quarter of an hour; at locations that select at once, whenever somebody applies or a place comes open.
create table auto_select_rounds (
  gig_id integer primary key references gigs (id) on delete cascade,
  next_ts timestamptz not null
);
create index auto_select_rounds_next on auto_select_rounds (next_ts, gig_id);

insert into auto_select_rounds (gig_id, next_ts)
select id, greatest(start_time - interval '72 hours', now()) from gigs
where auto_select_enabled and status = 'POSTED' and start_time > now()
  and selected_applications < allowed_confirmed_pros
  and total_applications - cancelled_applications > selected_applications;

create function time_auto_select() returns trigger language plpgsql as $$
declare
  moment timestamptz := moment_of_change(new.last_updated_ts);
  due timestamptz;
begin
  if not (
    new.auto_select_enabled and new.status = 'POSTED' and new.selected_applications < new.allowed_confirmed_pros
    and new.total_applications - new.cancelled_applications > new.selected_applications
  ) then
    delete from auto_select_rounds where gig_id = new.id;
    return null;
  end if;
  select case
    when immediate_auto_select_enabled then moment
    else greatest(new.start_time - interval '72 hours', to_timestamp(ceil(extract(epoch from moment) / 900) * 900))
  end into due
  from locations where id = new.location_id;
  insert into auto_select_rounds as round (gig_id, next_ts) values (new.id, due)
  on conflict (gig_id) do update set next_ts = case
    when tg_op = 'UPDATE' and old.start_time <> new.start_time then due
    else least(round.next_ts, due)
  end;
  return null;
end $$;

create trigger time_auto_select_of_new after insert on gigs
  for each row when (new.auto_select_enabled and new.status = 'POSTED' and new.total_applications > 0)
  execute function time_auto_select();
create trigger time_auto_select after update on gigs
  for each row when (
    (old.auto_select_enabled or new.auto_select_enabled)
    and (old.auto_select_enabled, old.status, old.start_time, old.allowed_confirmed_pros, old.total_applications,
        old.selected_applications, old.cancelled_applications)
      is distinct from (new.auto_select_enabled, new.status, new.start_time, new.allowed_confirmed_pros,
        new.total_applications, new.selected_applications, new.cancelled_applications)
  )
  execute function time_auto_select();

-- Gigs that lost somebody shortly before their start and were not boosted since.
create table reopened_places (
  gig_id integer primary key references gigs (id) on delete cascade,
  reopened_ts timestamptz not null
);

create function note_reopened_place() returns trigger language plpgsql as $$
declare
  moment timestamptz := moment_of_change(new.last_updated_ts);
begin
  if new.start_time > moment and new.start_time < moment + interval '24 hours' then
    insert into reopened_places (gig_id, reopened_ts) values (new.id, moment)
    on conflict (gig_id) do update set reopened_ts = excluded.reopened_ts;
  end if;
  return null;
end $$;

create trigger note_reopened_place after update of selected_applications on gigs
  for each row when (
    new.selected_applications < old.selected_applications and new.selected_applications < new.allowed_confirmed_pros
  )
  execute function note_reopened_place();
