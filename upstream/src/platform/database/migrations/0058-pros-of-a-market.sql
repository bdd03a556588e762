-- Searches list the pros of a location's market, best rated first, where one five-star review outranks nobody.

-- The average of a pro's reviews and five more of 4.5 stars; null before the first review.
alter table pros add column weighted_rating numeric(5, 4) generated always as (
  (rating * review_count + 22.5) / (review_count + 5)
) stored;
create index pros_weighted_rating on pros (weighted_rating desc nulls last, id);
create index pros_market on pros (market_id, weighted_rating desc nulls last, id);

-- A facet of the bitmaps of 0032.
create or replace function facets_of(pro pros) returns text[] language sql immutable as $$
  select array['pro']
    || case when pro.is_suspended then '{}' else array['active'] end
    || case when pro.market_id is not null then array['market ' || pro.market_id] else '{}' end
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
insert into pro_bitmaps (facet, chunk, turned)
select 'market ' || market_id, id / 8192, bit_xor(turn_bits(id)) from pros where market_id is not null group by 1, 2;
