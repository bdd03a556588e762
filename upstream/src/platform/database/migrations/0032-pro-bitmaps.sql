-- How many pros a broad search finds. The filters can be combined in millions of ways, so no tally can know them all;
-- one bit for each pro and facet can: what a search keeps are the bits that its facets share.
--
-- A chunk has the bits of 8192 pros, a pro's the one at id mod 8192. A bitmap is what its rows make together by
-- exclusive or. Writers only add rows, which turn the bits that change, so that two of them never wait for each other;
-- every 61st of them folds rows that have come together into one (as in 0002, whose tally of pros this replaces).
drop trigger tally_pro on pros;
drop table pro_tallies;
drop function tally_pro, fold_pro_tallies;
drop sequence pro_tallies_writes;

create table pro_bitmaps (
  facet text not null,
  chunk integer not null,
  turned bit(8192) not null
);
create index pro_bitmaps_facet on pro_bitmaps (facet, chunk);

-- Each is what a filter asks for. A rating is the nine binary digits of its hundredths: any of them can be compared.
create function facets_of(pro pros) returns text[] language sql immutable as $$
  select array['pro']
    || case when pro.verified then array['verified'] else '{}' end
    || case when pro.has_background_check then array['background check'] else '{}' end
    || case when pro.hours_per_week is not null then array['hours ' || pro.hours_per_week] else '{}' end
    || case when pro.pro_contractor_type is not null then array['type ' || pro.pro_contractor_type] else '{}' end
    || array(select distinct 'badge ' || badge from unnest(pro.badges) as badge)
    || array(select distinct 'time ' || block from unnest(pro.time_blocks) as block)
    || array(select distinct 'day ' || day from unnest(pro.days_of_week) as day)
    || case when pro.rating is not null then array['rated'] else '{}' end
    || array(
      select 'rating ' || digit from unnest(array[1, 2, 4, 8, 16, 32, 64, 128, 256]) as digit
      where (pro.rating * 100)::int & digit <> 0
    )
$$;

create function turn_bits(id integer) returns bit language sql immutable as $$
  select set_bit(0::bit(8192), id % 8192, 1)
$$;

create function map_added_pros() returns trigger language plpgsql as $$
begin
  insert into pro_bitmaps (facet, chunk, turned)
  select facet, id / 8192, bit_xor(turn_bits(id)) from added, unnest(facets_of(added.*::pros)) as facet group by 1, 2;
  return null;
end $$;

create function map_removed_pros() returns trigger language plpgsql as $$
begin
  insert into pro_bitmaps (facet, chunk, turned)
  select facet, id / 8192, bit_xor(turn_bits(id)) from removed, unnest(facets_of(removed.*::pros)) as facet group by 1, 2;
  return null;
end $$;

create function map_changed_pros() returns trigger language plpgsql as $$
begin
  insert into pro_bitmaps (facet, chunk, turned)
  select facet, id / 8192, bit_xor(turn_bits(id)) from (
    select id, facet from added, unnest(facets_of(added.*::pros)) as facet
    union all
    select id, facet from removed, unnest(facets_of(removed.*::pros)) as facet
  ) as turns
  group by 1, 2
  -- What a pro had and has turns twice.
  having bit_xor(turn_bits(id)) <> 0::bit(8192);
  return null;
end $$;

insert into pro_bitmaps (facet, chunk, turned)
select facet, id / 8192, bit_xor(turn_bits(id)) from pros, unnest(facets_of(pros.*)) as facet group by 1, 2;

create trigger map_added_pros after insert on pros
  referencing new table as added for each statement execute function map_added_pros();
create trigger map_removed_pros after delete on pros
  referencing old table as removed for each statement execute function map_removed_pros();
create trigger map_changed_pros after update on pros
  referencing old table as removed new table as added for each statement execute function map_changed_pros();

create function fold_pro_bitmaps() returns trigger language plpgsql as $$
begin
  with folded as (
    delete from pro_bitmaps where ctid = any (array(
      select ctid from pro_bitmaps
      where (facet, chunk) in (select facet, chunk from pro_bitmaps group by facet, chunk having count(*) > 8)
      for update skip locked
    ))
    returning *
  )
  insert into pro_bitmaps (facet, chunk, turned)
  select facet, chunk, bit_xor(turned) from folded group by facet, chunk having bit_xor(turned) <> 0::bit(8192);
  return null;
end $$;

create sequence pro_bitmaps_writes cycle;
create trigger fold_pro_bitmaps after insert on pro_bitmaps
  for each statement
  when (pg_trigger_depth() < 2 and nextval('pro_bitmaps_writes') % 61 = 0) execute function fold_pro_bitmaps();

-- What a pro is trained for, holds and has worked as stands in tables of its own. Of the first two a pro has each value
-- once; a job of the past may have been done before, so only the first and the last of a position turn its bit. Those who
-- write of one pro take turns, so that two of them cannot both be first.

create function map_skills() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into pro_bitmaps (facet, chunk, turned)
    select 'skill ' || skill_id, pro_id / 8192, bit_xor(turn_bits(pro_id)) from added group by 1, 2;
  else
    insert into pro_bitmaps (facet, chunk, turned)
    select 'skill ' || skill_id, pro_id / 8192, bit_xor(turn_bits(pro_id)) from removed group by 1, 2;
  end if;
  return null;
end $$;

create function map_certifications() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into pro_bitmaps (facet, chunk, turned)
    select 'certification ' || certification_id, pro_id / 8192, bit_xor(turn_bits(pro_id)) from added group by 1, 2;
  else
    insert into pro_bitmaps (facet, chunk, turned)
    select 'certification ' || certification_id, pro_id / 8192, bit_xor(turn_bits(pro_id)) from removed group by 1, 2;
  end if;
  return null;
end $$;

create function map_positions() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from pros where id in (select pro_id from added) order by id for no key update;
    insert into pro_bitmaps (facet, chunk, turned)
    select 'position ' || skill_id, pro_id / 8192, bit_xor(turn_bits(pro_id))
    from (select distinct pro_id, skill_id from added where skill_id is not null) as one
    where not exists (
      select from pro_work_history as other
      where other.pro_id = one.pro_id and other.skill_id = one.skill_id and other.id not in (select id from added)
    )
    group by 1, 2;
  else
    perform from pros where id in (select pro_id from removed) order by id for no key update;
    insert into pro_bitmaps (facet, chunk, turned)
    select 'position ' || skill_id, pro_id / 8192, bit_xor(turn_bits(pro_id))
    from (select distinct pro_id, skill_id from removed where skill_id is not null) as one
    where not exists (
      select from pro_work_history as other where other.pro_id = one.pro_id and other.skill_id = one.skill_id
    )
    group by 1, 2;
  end if;
  return null;
end $$;

insert into pro_bitmaps (facet, chunk, turned)
select 'skill ' || skill_id, pro_id / 8192, bit_xor(turn_bits(pro_id)) from pro_skills group by 1, 2
union all
select 'certification ' || certification_id, pro_id / 8192, bit_xor(turn_bits(pro_id)) from pro_certifications group by 1, 2
union all
select 'position ' || skill_id, pro_id / 8192, bit_xor(turn_bits(pro_id))
from (select distinct pro_id, skill_id from pro_work_history where skill_id is not null) as one group by 1, 2;

create trigger map_added_skills after insert on pro_skills
  referencing new table as added for each statement execute function map_skills();
create trigger map_removed_skills after delete on pro_skills
  referencing old table as removed for each statement execute function map_skills();
create trigger map_added_certifications after insert on pro_certifications
  referencing new table as added for each statement execute function map_certifications();
create trigger map_removed_certifications after delete on pro_certifications
  referencing old table as removed for each statement execute function map_certifications();
create trigger map_added_positions after insert on pro_work_history
  referencing new table as added for each statement execute function map_positions();
create trigger map_removed_positions after delete on pro_work_history
  referencing old table as removed for each statement execute function map_positions();

-- Nothing moves such a row to another pro or value; whoever wants to removes it and adds another.
create function refuse_move() returns trigger language plpgsql as $$
begin
  raise exception 'a row of % keeps its pro and its value', tg_table_name;
end $$;

create trigger refuse_move before update of pro_id, skill_id on pro_skills
  for each row execute function refuse_move();
create trigger refuse_move before update of pro_id, certification_id on pro_certifications
  for each row execute function refuse_move();
create trigger refuse_move before update of pro_id, skill_id on pro_work_history
  for each row execute function refuse_move();
