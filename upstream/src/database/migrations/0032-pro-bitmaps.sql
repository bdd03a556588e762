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
