-- Names are searched by the beginnings of their words. One index per table, so that a search over all locations of a
-- platform reads only what matches.

create index users_name_words on users using gin (to_tsvector('simple', first_name || ' ' || last_name));
create index pros_name_words on pros using gin (to_tsvector('simple', display_name));
create index events_name_words on events using gin (to_tsvector('simple', name));
create index locations_name_words on locations
  using gin (to_tsvector('simple', name || ' ' || street_address || ' ' || city));
