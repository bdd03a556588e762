import type { Insertable } from 'kysely';
import type { ApiTokensTable } from '../accounts/apiTokens/apiTokensTable.ts';
import { newApiToken } from '../platform/access/tokens/apiTokenSecret.ts';
import { hashToken } from '../platform/access/sessionToken.ts';
import type { Database } from '../platform/database/database.ts';
import { testStart } from './fixtureIds.ts';
import { people } from './people.ts';

/** Adds a token of the location manager that may only read, unless the values say otherwise. */
export async function addApiToken(
  database: Database,
  values: Partial<Insertable<ApiTokensTable>> = {},
): Promise<{ id: number; secret: string; headers: { authorization: string } }> {
  const secret = newApiToken();
  const { id } = await database
    .insertInto('api_tokens')
    .values({
      user_id: people.manager.id,
      name: 'Payroll',
      scopes: ['READ'],
      networks: [],
      token_hash: hashToken(secret),
      hint: secret.slice(-4),
      created_ts: testStart,
      expires_ts: '2100-01-01T00:00:00Z',
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, secret, headers: { authorization: `Bearer ${secret}` } };
}
