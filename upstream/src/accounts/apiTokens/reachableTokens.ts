import { sql } from 'kysely';
import type { Caller } from '../../platform/access/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';
import { selectTokens } from './apiTokenRows.ts';

/** The ids of the tokens that are limited to an organization or to one of its locations, without those that were revoked. */
export function tokenIdsOf(database: Database, organizationId: number) {
  const ofOrganization = database
    .selectFrom('api_tokens')
    .select('api_tokens.id')
    .where('api_tokens.organization_id', '=', organizationId)
    .where('api_tokens.revoked_ts', 'is', null);
  const ofLocations = database
    .selectFrom('api_tokens')
    .innerJoin('locations', 'locations.id', 'api_tokens.location_id')
    .select('api_tokens.id')
    .where('locations.organization_id', '=', organizationId)
    .where('api_tokens.revoked_ts', 'is', null);
  // Each part has its index.
  return ofOrganization.unionAll(ofLocations);
}

/**
 * One of the caller's tokens, or one that is limited to an organization that the caller administers. A token without a
 * limit belongs to its maker alone: it acts for other organizations, too.
 *
 * @throws ApiError not_found, also for a token that was revoked
 */
export async function requireReachableToken(
  database: Database,
  { userId, isPlatformAdmin, organizationIds }: Caller,
  tokenId: number,
) {
  const organizationId = sql<number | null>`coalesce(api_tokens.organization_id, locations.organization_id)`;
  const token = await selectTokens(database)
    .where('api_tokens.id', '=', tokenId)
    .where('api_tokens.revoked_ts', 'is', null)
    .where((eb) =>
      eb.or([
        eb('api_tokens.user_id', '=', userId),
        ...(isPlatformAdmin ? [eb(organizationId, 'is not', null)] : []),
        ...(organizationIds.size > 0 ? [eb(organizationId, 'in', [...organizationIds])] : []),
      ]),
    )
    .executeTakeFirst();
  if (!token) throw notFound('API token');
  return token;
}
