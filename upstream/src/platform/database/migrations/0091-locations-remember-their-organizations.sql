-- Work is billed to the organization that had the location when the work ended, also if it is paid or corrected after a move.

create table location_organizations (
  location_id integer not null references locations (id) on delete cascade,
  organization_id integer not null references organizations (id),
  -- Null for the first organization, from the beginning.
  from_ts timestamptz,
  -- Inclusive; infinity for the organization that has the location now.
  until_ts timestamptz not null default 'infinity',
  primary key (location_id, until_ts),
  check (from_ts < until_ts)
);
create index location_organizations_organization on location_organizations (organization_id);

-- No moves are known from before: locations begin with the organization that they have.
insert into location_organizations (location_id, organization_id) select id, organization_id from locations;

create function record_location_organization() returns trigger language plpgsql as $$
declare
  moved_ts timestamptz := coalesce(nullif(current_setting('change.ts', true), '')::timestamptz, now());
begin
  if tg_op = 'INSERT' then
    insert into location_organizations (location_id, organization_id) values (new.id, new.organization_id);
    return null;
  end if;
  -- An organization that the location leaves at the instant of its arrival never had it.
  delete from location_organizations where location_id = new.id and until_ts = 'infinity' and from_ts >= moved_ts;
  update location_organizations set until_ts = moved_ts where location_id = new.id and until_ts = 'infinity';
  insert into location_organizations (location_id, organization_id, from_ts)
  values (new.id, new.organization_id, moved_ts);
  return null;
end $$;

create trigger record_location_organization after insert on locations
  for each row execute function record_location_organization();
create trigger record_move_of_location after update of organization_id on locations
  for each row when (old.organization_id <> new.organization_id) execute function record_location_organization();
