-- Teams are listed by location, admins first; the plain index on the location is the beginning of this one.
create index location_managers_team on location_managers (
  location_id,
  (case role when 'ADMIN' then 1 when 'TEAM_MEMBER' then 2 else 3 end),
  id
);
drop index location_managers_location;

create index organization_managers_organization on organization_managers (organization_id, id);

create index locations_of_organization on locations (organization_id, name, id);
drop index locations_organization;
