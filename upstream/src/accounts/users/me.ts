import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { id, instant } from '../../platform/server/parameters.ts';
import { apiTokenSchema, loadApiToken } from '../apiTokens/apiTokenRows.ts';

/** The signed-in user in the API; `is_{slug}_admin` marks a platform admin. */
export function meSchema(slug: string) {
  return z.object({
    id,
    uuid: z.uuid(),
    username: z.string(),
    email: z.string().nullable(),
    email_verified: z.boolean().describe('Whether the user has verified the address'),
    phone_number: z.string().nullable(),
    phone_verified: z.boolean(),
    first_name: z.string(),
    last_name: z.string(),
    app_mode: z.enum(['GIGSTER', 'STAFFER', 'BOTH']),
    account_status: z.enum(['ACTIVE', 'SUSPENDED', 'DEACTIVATED']),
    ...platformAdminField(slug, z.boolean()),
    is_sso_login: z.boolean(),
    gigster_profile_id: id.nullable(),
    settings: z.object({ sms_opt_in: z.boolean() }),
    licenses: z.array(
      z.object({ license_id: id, license_name: z.enum(['marketplace', 'hire']), location_id: id }),
    ),
    managed_locations: z.array(
      z.object({ location_id: id, role: z.enum(['ADMIN', 'TEAM_MEMBER', 'ONSITE_MANAGER']) }),
    ),
    organization_roles: z.array(z.object({ organization_id: id, role: z.enum(['ADMIN']) })),
    last_login: instant.nullable(),
    date_joined: instant,
    api_token: apiTokenSchema
      .nullable()
      .describe('The API token of this request, to which the roles are limited; null for a session'),
  });
}

/** Loads the caller's account. */
export async function loadMe(database: Database, caller: Caller, slug: string) {
  const { sms_opt_in, last_login, date_joined, ...user } = await database
    .selectFrom('users')
    .leftJoin('pros', 'pros.user_id', 'users.id')
    .select([
      'users.id',
      'users.uuid',
      'users.username',
      'users.email',
      'users.email_verified',
      'users.phone_number',
      'users.phone_verified',
      'users.first_name',
      'users.last_name',
      'users.app_mode',
      'users.account_status',
      'users.is_sso_login',
      'users.sms_opt_in',
      'users.last_login',
      'users.date_joined',
      'pros.id as gigster_profile_id',
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('licenses')
          .select(['licenses.id as license_id', 'license_name', 'licenses.location_id'])
          .whereRef('licenses.user_id', '=', 'users.id')
          .orderBy('licenses.id'),
      ).as('licenses'),
    )
    .where('users.id', '=', caller.userId)
    .executeTakeFirstOrThrow();
  return {
    ...user,
    ...platformAdminField(slug, caller.isPlatformAdmin),
    settings: { sms_opt_in },
    managed_locations: [...caller.locationRoles].map(([location_id, role]) => ({ location_id, role })),
    organization_roles: [...caller.organizationIds].map((organization_id) => ({
      organization_id,
      role: 'ADMIN' as const,
    })),
    last_login: last_login?.toISOString() ?? null,
    date_joined: date_joined.toISOString(),
    api_token: caller.token ? await loadApiToken(database, caller.token.id) : null,
  };
}

/** The field that is named after the product. */
function platformAdminField<Value>(slug: string, value: Value): Record<`is_${string}_admin`, Value> {
  return { [`is_${slug}_admin`]: value };
}
