import type { Database } from '../../database/database.ts';
import { ApiError } from '../../errors.ts';
import type { Caller } from '../caller.ts';
import { type RoleRow, rolesOf } from '../loadRoles.ts';
import { limitRoles, type TokenPlace } from './limitRoles.ts';
import type { TokenScope } from './tokenScope.ts';

/** A token with what decides about its maker, and the maker's roles. */
export type MadeToken = TokenPlace &
  RoleRow & {
    id: number;
    user_id: number;
    scopes: readonly TokenScope[];
    expires_ts: Date;
    revoked_ts: Date | null;
    account_status: string;
    is_platform_admin: boolean;
  };

/** @throws ApiError token_revoked, token_expired, account_inactive */
export function requireLiveToken(
  token: Pick<MadeToken, 'revoked_ts' | 'expires_ts' | 'account_status'>,
  now: Date,
): void {
  if (token.revoked_ts) throw new ApiError('token_revoked', 'This API token was revoked.');
  if (token.expires_ts <= now) throw new ApiError('token_expired', 'This API token has expired.');
  if (token.account_status !== 'ACTIVE') {
    throw new ApiError('account_inactive', 'This account is not active.');
  }
}

/**
 * The maker of a token, with the maker's roles of this moment as far as the token's limits go. Only a token with the scope
 * ADMIN and without a limit acts as a platform admin.
 */
export async function callerOfToken(database: Database, token: MadeToken): Promise<Caller> {
  const isLimited = token.organization_id !== null || token.location_id !== null;
  return {
    userId: token.user_id,
    sessionId: 0,
    token: { id: token.id, scopes: token.scopes },
    isPlatformAdmin: token.is_platform_admin && token.scopes.includes('ADMIN') && !isLimited,
    ...(await limitRoles(database, rolesOf(token), token)),
  };
}
