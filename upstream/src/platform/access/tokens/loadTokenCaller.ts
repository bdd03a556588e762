import type { Database } from '../../database/database.ts';
import { ApiError } from '../../errors.ts';
import { isWellFormed } from './apiTokenSecret.ts';
import type { Caller } from '../caller.ts';
import { limitRoles } from './limitRoles.ts';
import { loadRoles } from '../loadRoles.ts';
import { isInNetworks } from './network.ts';
import { recordTokenUse } from './recordTokenUse.ts';
import { hashToken } from '../sessionToken.ts';

/**
 * Loads the caller of an API token: its maker, with the maker's roles of this moment as far as the token's limits go. Only
 * a token with the scope ADMIN and without a limit acts as a platform admin.
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
    .where((eb) =>
      eb.or([eb('api_tokens.token_hash', '=', hash), eb('api_tokens.previous_token_hash', '=', hash)]),
    )
    .executeTakeFirst();
  if (!token) throw invalidToken();
  if (token.revoked_ts) throw new ApiError('token_revoked', 'This API token was revoked.');
  if (token.expires_ts <= now) throw new ApiError('token_expired', 'This API token has expired.');
  const isReplaced = token.token_hash !== hash;
  if (isReplaced && (token.previous_expires_ts === null || token.previous_expires_ts <= now)) {
    throw new ApiError('token_expired', 'This API token was replaced by a new one.');
  }
  if (token.networks.length > 0 && !isInNetworks(address, token.networks)) {
    throw new ApiError('token_network', 'This API token cannot be used from this network.');
  }
  if (token.account_status !== 'ACTIVE') {
    throw new ApiError('account_inactive', 'This account is not active.');
  }
  await recordTokenUse(database, token, address, now);
  const isLimited = token.organization_id !== null || token.location_id !== null;
  return {
    userId: token.user_id,
    sessionId: 0,
    token: { id: token.id, scopes: token.scopes },
    isPlatformAdmin: token.is_platform_admin && token.scopes.includes('ADMIN') && !isLimited,
    ...(await limitRoles(database, await loadRoles(database, token.user_id), token)),
  };
}

function invalidToken(): ApiError {
  return new ApiError('token_invalid', 'This is not an API token. Check that you copied all of it.');
}
