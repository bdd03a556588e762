-- Searches list the pros of a location nearest first, or by how well they fit it.

-- Where a pro lives, to a hundredth of a degree, which is more than half a mile: no row knows the house. Null: not known.
alter table pros add column home_longitude numeric(5, 2);
alter table pros add column home_latitude numeric(4, 2);

-- A place on Mercator's map, in degrees of longitude. An index finds what is nearest on a map, not on a globe; around a
-- place, distances on this map are those on the ground but for one factor. The poles are not on it.
create function place_on_map(longitude double precision, latitude double precision) returns point
  language sql immutable strict parallel safe
  return point(
    longitude, degrees(ln(tan(pi() / 4 + radians(greatest(-85, least(85, latitude))) / 2)))
  );

-- Whole miles as the crow flies; 0 is under a mile. Within 100 miles, it is off by at most one. It never decreases in the
-- order of the distances on the map.
create function miles_from(place point, longitude double precision, latitude double precision) returns integer
  language sql immutable strict parallel safe as $$
  select case when miles < 1 then 0 else round(miles)::integer end
  from (
    select (place <-> place_on_map(longitude, latitude)) * cos(radians(latitude)) * 69.093 as miles
  ) as away
$$;

-- For those who came before this: amid the locations in their city.
update pros set home_longitude = center.longitude, home_latitude = center.latitude
from (
  select market_id, city, avg(longitude) as longitude, avg(latitude) as latitude from locations group by market_id, city
) as center
where center.market_id = pros.market_id and center.city = pros.city;

-- Not a column, because rows with one of this type cannot be compared.
create index pros_home on pros using gist (place_on_map(home_longitude, home_latitude));

-- The parts of a match that are the same for every gig and location (0028), with medium points for what is not known yet.
create function rating_points(rating numeric) returns numeric language sql immutable parallel safe
  return case when rating is null then 7.5 else round(15 * greatest(0, least(1, (rating - 3) / 2)), 1) end;
create function completion_points(percentage numeric) returns numeric language sql immutable parallel safe
  return case
    when percentage is null then 9 else round(15 * greatest(0, least(1, (percentage - 70) / 30)), 1)
  end;
-- What the availability brings on average over the days and times of a week: 10 when the pro takes work, else 3.
create function availability_points(days_of_week text[], time_blocks text[]) returns numeric
  language sql immutable parallel safe
  return 3 + round(7 * least(1, cardinality(days_of_week) * cardinality(time_blocks) / 28.0), 1);

-- How well a pro fits any location. A search adds what depends on the location, which has few values.
alter table pros add column fit_points numeric(3, 1) generated always as (
  rating_points(rating) + completion_points(completion_percentage) + availability_points(days_of_week, time_blocks)
) stored;
create index pros_fit on pros (fit_points desc, id);
create index pros_market_fit on pros (market_id, fit_points desc, id);
create index pros_city_fit on pros (city, fit_points desc, id);
