-- Names are searched by the beginnings of their words. One index per table, so that a search over all locations of a
-- platform reads only what matches.

-- The parser of PostgreSQL takes "Ballroom/Terrace" for a path and "St.Regis" for a host, which are one word each.
create function name_words(name text) returns tsvector language sql immutable parallel safe
  return to_tsvector('simple', translate(name, './@_:&+?=%#-', '            '));

create index users_name_words on users using gin (name_words(first_name || ' ' || last_name));
create index pros_name_words on pros using gin (name_words(display_name));
create index events_name_words on events using gin (name_words(name));
create index locations_name_words on locations
  using gin (name_words(name || ' ' || street_address || ' ' || city));
