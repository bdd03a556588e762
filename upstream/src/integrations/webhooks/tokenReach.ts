import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** Of `api_tokens` and `users`: whether the token still works, apart from the roles of its maker. */
export function isLiveToken(now: Date): RawBuilder<SqlBool> {
  return sql`api_tokens.revoked_ts is null and api_tokens.expires_ts > ${now} and users.account_status = 'ACTIVE'`;
}

/** Of `api_tokens` and `users`: whether the token acts as a platform admin. */
export const isPlatformToken: RawBuilder<SqlBool> = sql`
  (users.is_platform_admin and 'ADMIN' = any (api_tokens.scopes)
    and api_tokens.location_id is null and api_tokens.organization_id is null)`;

/** The ids of the locations at which the maker of a token has a role, within its place. */
export const locationsOfMaker = sql`
  select locations.id from location_managers
    join locations on locations.id = location_managers.location_id
    where location_managers.user_id = users.id
      and (api_tokens.location_id is null or api_tokens.location_id = locations.id)
      and (api_tokens.organization_id is null or api_tokens.organization_id = locations.organization_id)
  union all
  select locations.id from organization_managers
    join locations on locations.organization_id = organization_managers.organization_id
    where organization_managers.user_id = users.id
      and (api_tokens.location_id is null or api_tokens.location_id = locations.id)
      and (api_tokens.organization_id is null or api_tokens.organization_id = locations.organization_id)`;

/** Of `api_tokens`, `users` and `locations`: whether the token may see what happens at the location. */
export const reachesLocation: RawBuilder<SqlBool> = sql`
  (api_tokens.location_id is null or api_tokens.location_id = locations.id)
  and (api_tokens.organization_id is null or api_tokens.organization_id = locations.organization_id)
  and (
    exists (
      select from location_managers
      where location_managers.user_id = users.id and location_managers.location_id = locations.id
    )
    or exists (
      select from organization_managers
      where organization_managers.user_id = users.id
        and organization_managers.organization_id = locations.organization_id
    )
    or ${isPlatformToken}
  )`;

/** The ids of the users who may have webhooks that concern `locations`: those with a role there, and platform admins. */
export const peopleOfLocation = sql`
  select user_id from location_managers where location_managers.location_id = locations.id
  union select user_id from organization_managers
    where organization_managers.organization_id = locations.organization_id
  union select id from users where is_platform_admin`;
