import type { Database } from '../../database/database.ts';
import { ApiError } from '../../errors.ts';
import { isWellFormed } from './apiTokenSecret.ts';
import type { Caller } from '../caller.ts';
import { callerOfToken, requireLiveToken } from './callerOfToken.ts';
import { isInNetworks } from './network.ts';
import { recordTokenUse } from './recordTokenUse.ts';
import { roleColumns } from '../loadRoles.ts';
import { hashToken } from '../sessionToken.ts';

/**
 * Loads the caller of an API token: its maker, as far as the token's limits go.
 *
 * @throws ApiError token_invalid, token_revoked, token_expired, token_network, account_inactive
 */
export async function loadTokenCaller(
  database: Database,
  secret: string,
  address: string,
  now: Date,
): Promise<Caller> {
  if (!isWellFormed(secret)) throw invalidToken();
  const hash = hashToken(secret);
  const token = await database
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .selectAll('api_tokens')
    .select(['users.account_status', 'users.is_platform_admin'])
    .select((eb) => roleColumns(eb.ref('users.id')))
    .where((eb) =>
      eb.or([eb('api_tokens.token_hash', '=', hash), eb('api_tokens.previous_token_hash', '=', hash)]),
    )
    .executeTakeFirst();
  if (!token) throw invalidToken();
  requireLiveToken(token, now);
  const isReplaced = token.token_hash !== hash;
  if (isReplaced && (token.previous_expires_ts === null || token.previous_expires_ts <= now)) {
    throw new ApiError('token_expired', 'This API token was replaced by a new one.');
  }
  if (token.networks.length > 0 && !isInNetworks(address, token.networks)) {
    throw new ApiError('token_network', 'This API token cannot be used from this network.');
  }
  await recordTokenUse(database, token, address, now);
  const endsAt = isReplaced ? earlier(token.expires_ts, token.previous_expires_ts) : token.expires_ts;
  return { ...(await callerOfToken(database, token)), endsAt };
}

function earlier(one: Date, other: Date | null): Date {
  return other !== null && other < one ? other : one;
}

function invalidToken(): ApiError {
  return new ApiError('token_invalid', 'This is not an API token. Check that you copied all of it.');
}
