import { z } from 'zod';
import { tokenScopes } from '../../platform/access/tokens/tokenScope.ts';
import type { Database } from '../../platform/database/database.ts';
import { id, instant } from '../../platform/server/parameters.ts';

const place = z.object({ id, name: z.string() }).nullable();

/** An API token in the API, without its secret. */
export const apiTokenSchema = z
  .object({
    id,
    name: z.string(),
    user: z.object({ id, name: z.string() }).describe('The user who made it and as which it acts'),
    hint: z.string().describe('The last four characters of the secret'),
    scopes: z.array(z.enum(tokenScopes)),
    organization: place.describe('The organization it is limited to'),
    location: place.describe('The location it is limited to'),
    networks: z.array(z.string()).describe('From where it may be used; empty for everywhere'),
    created_ts: instant,
    expires_ts: instant,
    previous_expires_ts: instant
      .nullable()
      .describe('Until when the secret before the last rotation works, even if that has passed'),
    last_used_ts: instant.nullable().describe('At most a minute behind the last request'),
    last_used_family: z.enum(['IPv4', 'IPv6']).nullable().describe('The kind of its address'),
  })
  .meta({ id: 'ApiToken' });

/** The response to a creation or rotation, the only one with the secret. */
export const apiTokenWithSecret = apiTokenSchema.extend({
  token: z.string().describe('The secret: `brg_`, 30 random characters and their checksum in 6'),
});

/** Tokens with the names of their makers and places. */
export function selectTokens(database: Database) {
  return database
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .leftJoin('organizations', 'organizations.id', 'api_tokens.organization_id')
    .leftJoin('locations', 'locations.id', 'api_tokens.location_id')
    .selectAll('api_tokens')
    .select(['organizations.name as organization_name', 'locations.name as location_name'])
    .select(['users.first_name', 'users.last_name']);
}

export async function loadApiToken(database: Database, tokenId: number) {
  const row = await selectTokens(database).where('api_tokens.id', '=', tokenId).executeTakeFirstOrThrow();
  return toApiToken(row);
}

type TokenRow = Awaited<ReturnType<ReturnType<typeof selectTokens>['executeTakeFirstOrThrow']>>;

/** Converts a token to its API format. */
export function toApiToken(row: TokenRow): z.output<typeof apiTokenSchema> {
  return {
    id: row.id,
    name: row.name,
    user: { id: row.user_id, name: `${row.first_name} ${row.last_name}`.trim() },
    hint: row.hint,
    scopes: row.scopes,
    organization: toPlace(row.organization_id, row.organization_name),
    location: toPlace(row.location_id, row.location_name),
    networks: row.networks,
    created_ts: row.created_ts.toISOString(),
    expires_ts: row.expires_ts.toISOString(),
    previous_expires_ts: row.previous_expires_ts?.toISOString() ?? null,
    last_used_ts: row.last_used_ts?.toISOString() ?? null,
    last_used_family: row.last_used_family,
  };
}

function toPlace(placeId: number | null, name: string | null): z.output<typeof place> {
  return placeId === null || name === null ? null : { id: placeId, name };
}
