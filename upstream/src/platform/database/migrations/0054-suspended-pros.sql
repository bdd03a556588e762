-- Pros whose account is not active, whether suspended or deactivated, are offered no shifts, so searches leave them out.
-- Their rows show it, so that a search and its count read one table.
alter table pros add column is_suspended boolean not null default false;
update pros set is_suspended = true from users where users.id = pros.user_id and users.account_status <> 'ACTIVE';

create function show_suspension() returns trigger language plpgsql as $$
begin
  new.is_suspended := (select account_status <> 'ACTIVE' from users where id = new.user_id);
  return new;
end $$;
create trigger show_suspension before insert or update of user_id on pros
  for each row execute function show_suspension();

create function suspend_pro() returns trigger language plpgsql as $$
begin
  update pros set is_suspended = new.account_status <> 'ACTIVE' where user_id = new.id;
  return null;
end $$;
create trigger suspend_pro after update of account_status on users
  for each row when (new.account_status is distinct from old.account_status) execute function suspend_pro();

-- A facet of the bitmaps of 0032.
create or replace function facets_of(pro pros) returns text[] language sql immutable as $$
  select array['pro']
    || case when pro.is_suspended then '{}' else array['active'] end
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
select 'active', id / 8192, bit_xor(turn_bits(id)) from pros where not is_suspended group by 2;
