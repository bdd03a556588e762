-- A search for pros by name read two indexes, and the account of every pro that one of them found. The words of both
-- names are kept on the pro, in one index: those of the display name after 'd ', those of the first and last name after
-- 'f ', because all words of a search must be in the same name.

create function pro_name_words(display_name text, account bigint) returns tsvector language sql stable as $$
  select array_to_tsvector(array(
    select 'd ' || lexeme from unnest(name_words(display_name))
    union all
    select 'f ' || lexeme from users, unnest(name_words(first_name || ' ' || last_name)) where users.id = account
  ))
$$;

alter table pros add column name_words tsvector not null default '';
update pros set name_words = pro_name_words(display_name, user_id);

create function refresh_pro_name_words() returns trigger language plpgsql as $$
begin
  -- A writer who renames the account waits until it sees the new pro. A pro that is there has a row to wait for.
  if tg_op = 'INSERT' then perform from users where id = new.user_id for share; end if;
  new.name_words := pro_name_words(new.display_name, new.user_id);
  return new;
end $$;

create trigger refresh_pro_name_words before insert or update of display_name, user_id on pros
  for each row execute function refresh_pro_name_words();

create function spread_user_name() returns trigger language plpgsql as $$
begin
  update pros set name_words = pro_name_words(display_name, user_id) where user_id = new.id;
  return null;
end $$;

create trigger spread_user_name after update of first_name, last_name on users
  for each row when (old.first_name is distinct from new.first_name or old.last_name is distinct from new.last_name)
  execute function spread_user_name();

create index pros_by_name on pros using gin (name_words);
drop index pros_name_words;

-- Whether a pro has applied at a location is read from the index alone.
drop index gig_applications_pro;
create index gig_applications_pro on gig_applications (pro_id, gig_start_time desc, id) include (location_id);
