import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** Of `api_tokens` and `users`: whether the token still works, apart from the roles of its maker. */
export function isLiveToken(now: Date): RawBuilder<SqlBool> {
  return sql`api_tokens.revoked_ts is null and api_tokens.expires_ts > ${now} and users.account_status = 'ACTIVE'`;
}

/** Of `api_tokens` and `users`: whether the token acts as a platform admin. */
export const isPlatformToken: RawBuilder<SqlBool> = sql`
  (users.is_platform_admin and 'ADMIN' = any (api_tokens.scopes)
    and api_tokens.location_id is null and api_tokens.organization_id is null)`;

/**
 * The locations at which the maker of a token has a role, within its place, with their organizations.
 *
 * @param roles which roles at a location count; all by default
 */
export const locationsOfMaker = (roles?: readonly string[]) => sql`
  select locations.id, locations.organization_id from location_managers
    join locations on locations.id = location_managers.location_id
    where location_managers.user_id = users.id
      and ${roles ? sql`location_managers.role = any (${roles})` : sql`true`}
      and (api_tokens.location_id is null or api_tokens.location_id = locations.id)
      and (api_tokens.organization_id is null or api_tokens.organization_id = locations.organization_id)
  union all
  select locations.id, locations.organization_id from organization_managers
    join locations on locations.organization_id = organization_managers.organization_id
    where organization_managers.user_id = users.id
      and (api_tokens.location_id is null or api_tokens.location_id = locations.id)
      and (api_tokens.organization_id is null or api_tokens.organization_id = locations.organization_id)`;

/** The ids of the organizations that the maker of a token administers, within its place. */
export const organizationsOfMaker = sql`
  select organization_id as id from organization_managers
  where organization_managers.user_id = users.id and api_tokens.location_id is null
    and (api_tokens.organization_id is null or api_tokens.organization_id = organization_managers.organization_id)`;

/** Of `events` and `locations`: the organization whose event it is. */
const owner = sql`coalesce(events.organization_id, locations.organization_id)`;

/** Of `events` and `locations`: whether the location still has the organization whose event it is. */
const isAtLocation = sql`locations.organization_id = ${owner}`;

/** Of `api_tokens`, `users`, `events` and `locations`: whether the token may see what the event is about. */
export const reachesEvent: RawBuilder<SqlBool> = sql`
  (api_tokens.location_id is null or (api_tokens.location_id = locations.id and ${isAtLocation}))
  and (api_tokens.organization_id is null or api_tokens.organization_id = ${owner})
  and (
    exists (
      select from location_managers
      where location_managers.user_id = users.id and location_managers.location_id = locations.id
        and location_managers.role = any (events.roles) and ${isAtLocation}
    )
    or exists (
      select from organization_managers
      where organization_managers.user_id = users.id and organization_managers.organization_id = ${owner}
    )
    or ${isPlatformToken}
  )`;

/** The ids of the users who may have webhooks that receive `events`: those with a role there, and platform admins. */
export const peopleOfEvent = sql`
  select user_id from location_managers where location_managers.location_id = locations.id
  union select user_id from organization_managers
    where organization_managers.organization_id = ${owner}
  union select id from users where is_platform_admin`;
