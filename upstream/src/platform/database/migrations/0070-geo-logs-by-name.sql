-- A search for geo logs by a part of a name finds the pros first, among those who have logs at the location, and reads
-- the logs of each by an index. The number of logs of each pro is kept, so that the result is not counted. A pro's logs
-- come from one phone: writers of one row seldom meet, so that rows are changed in place.

create table geo_log_pros (
  location_id integer not null, -- 0: all locations together
  pro_id integer not null,
  is_flagged_for_staffer_review boolean not null,
  -- Copied in lower case from the pro and the user: a search reads one row for each pro, next to the others of the location.
  display_name text not null,
  full_name text not null,
  amount bigint not null,
  primary key (location_id, pro_id, is_flagged_for_staffer_review)
);
create index geo_log_pros_pro on geo_log_pros (pro_id);

-- Whoever adds a row shares this lock, and whoever renames a pro has it alone: no row keeps a name that was replaced
-- while it was being added.
create function name_geo_log_pro() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(4001070);
  select lower(pros.display_name), lower(users.first_name || ' ' || users.last_name)
  into new.display_name, new.full_name
  from pros join users on users.id = pros.user_id where pros.id = new.pro_id;
  -- The logs of a pro who is deleted are only subtracted, from a row that has its names.
  new.display_name := coalesce(new.display_name, '');
  new.full_name := coalesce(new.full_name, '');
  return new;
end $$;

create trigger name_geo_log_pro before insert on geo_log_pros
  for each row execute function name_geo_log_pro();

create function rename_geo_log_pros() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4001070);
  update geo_log_pros set
    display_name = lower(pros.display_name), full_name = lower(users.first_name || ' ' || users.last_name)
  from pros join users on users.id = pros.user_id
  where geo_log_pros.pro_id = pros.id
    and pros.id in (select id from pros where case tg_table_name when 'pros' then id else user_id end = new.id);
  return null;
end $$;

create trigger rename_geo_log_pros after update of display_name, user_id on pros
  for each row when (old.display_name is distinct from new.display_name or old.user_id is distinct from new.user_id)
  execute function rename_geo_log_pros();
create trigger rename_geo_log_pros after update of first_name, last_name on users
  for each row when (old.first_name is distinct from new.first_name or old.last_name is distinct from new.last_name)
  execute function rename_geo_log_pros();

-- One function for each kind of statement, since each names other transition tables. The order keeps two statements about
-- the same pros from waiting for each other.

create function tally_pros_of_added_geo_logs() returns trigger language plpgsql as $$
begin
  insert into geo_log_pros as kept (location_id, pro_id, is_flagged_for_staffer_review, amount)
  select coalesce(location_id, 0) as location_id, pro_id, is_flagged_for_staffer_review, count(*) from added
  group by grouping sets (
    (location_id, pro_id, is_flagged_for_staffer_review), (pro_id, is_flagged_for_staffer_review)
  )
  order by 1, 2, 3
  on conflict (location_id, pro_id, is_flagged_for_staffer_review) do update set amount = kept.amount + excluded.amount;
  return null;
end $$;

create function tally_pros_of_removed_geo_logs() returns trigger language plpgsql as $$
begin
  insert into geo_log_pros as kept (location_id, pro_id, is_flagged_for_staffer_review, amount)
  select coalesce(location_id, 0) as location_id, pro_id, is_flagged_for_staffer_review, -count(*) from removed
  group by grouping sets (
    (location_id, pro_id, is_flagged_for_staffer_review), (pro_id, is_flagged_for_staffer_review)
  )
  order by 1, 2, 3
  on conflict (location_id, pro_id, is_flagged_for_staffer_review) do update set amount = kept.amount + excluded.amount;
  return null;
end $$;

create function tally_pros_of_changed_geo_logs() returns trigger language plpgsql as $$
begin
  insert into geo_log_pros as kept (location_id, pro_id, is_flagged_for_staffer_review, amount)
  select coalesce(location_id, 0) as location_id, pro_id, is_flagged_for_staffer_review, sum(one)
  from (
    select location_id, pro_id, is_flagged_for_staffer_review, 1 as one from added
    union all
    select location_id, pro_id, is_flagged_for_staffer_review, -1 from removed
  ) as changes
  group by grouping sets (
    (location_id, pro_id, is_flagged_for_staffer_review), (pro_id, is_flagged_for_staffer_review)
  )
  having sum(one) <> 0
  order by 1, 2, 3
  on conflict (location_id, pro_id, is_flagged_for_staffer_review) do update set amount = kept.amount + excluded.amount;
  return null;
end $$;

create trigger tally_pros_of_added_geo_logs after insert on geo_logs
  referencing new table as added for each statement execute function tally_pros_of_added_geo_logs();
create trigger tally_pros_of_removed_geo_logs after delete on geo_logs
  referencing old table as removed for each statement execute function tally_pros_of_removed_geo_logs();
create trigger tally_pros_of_changed_geo_logs after update on geo_logs
  referencing old table as removed new table as added
  for each statement execute function tally_pros_of_changed_geo_logs();

insert into geo_log_pros (location_id, pro_id, is_flagged_for_staffer_review, amount)
select coalesce(location_id, 0), pro_id, is_flagged_for_staffer_review, count(*) from geo_logs
group by grouping sets (
  (location_id, pro_id, is_flagged_for_staffer_review), (pro_id, is_flagged_for_staffer_review)
);

create index geo_logs_location_pro
  on geo_logs (location_id, pro_id, is_flagged_for_staffer_review desc, created_ts desc, id desc);
