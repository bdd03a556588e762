-- Who follows along must also stop at once when a location leaves their organization.

create function notify_moved_location() returns trigger language plpgsql as $$
begin
  perform notify_lost_access(user_id, old.id, null)
  from organization_managers where organization_id = old.organization_id;
  return null;
end $$;

create trigger notify_moved_location after update of organization_id on locations
  for each row when (old.organization_id <> new.organization_id) execute function notify_moved_location();
