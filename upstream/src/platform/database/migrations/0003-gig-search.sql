-- Gigs are searched by the words of their position, description, contact and event. The words of all four stand
-- on the gig, in one index, so that a search reads only what matches. Each word stands there twice, once marked with
-- the gig's location ('l7 grill'): a search at one location must not read what matches everywhere else.

alter table gigs add column search_words tsvector not null default '';

create function gig_search_words(location integer, skill integer, event integer, description text, contact text)
returns tsvector
language sql stable as $$
  with said as (
    select to_tsvector('simple', concat_ws(' ',
      (select name from skills where id = skill), (select name from events where id = event), description, contact)) as words
  )
  select words || array_to_tsvector(array(select 'l' || location || ' ' || lexeme from unnest(words))) from said
$$;

update gigs set search_words = gig_search_words(location_id, skill_id, event_id, description, contact_name);

create function refresh_gig_search_words() returns trigger language plpgsql as $$
begin
  new.search_words := gig_search_words(new.location_id, new.skill_id, new.event_id, new.description, new.contact_name);
  return new;
end $$;

create trigger refresh_gig_search_words
  before insert or update of skill_id, event_id, description, contact_name on gigs
  for each row execute function refresh_gig_search_words();

create function spread_event_name() returns trigger language plpgsql as $$
begin
  update gigs set search_words = gig_search_words(location_id, skill_id, event_id, description, contact_name)
  where event_id = new.id;
  return null;
end $$;

create trigger spread_event_name after update of name on events
  for each row when (old.name <> new.name) execute function spread_event_name();

create function spread_skill_name() returns trigger language plpgsql as $$
begin
  update gigs set search_words = gig_search_words(location_id, skill_id, event_id, description, contact_name)
  where skill_id = new.id;
  return null;
end $$;

create trigger spread_skill_name after update of name on skills
  for each row when (old.name <> new.name) execute function spread_skill_name();

create index gigs_search_words on gigs using gin (search_words);
