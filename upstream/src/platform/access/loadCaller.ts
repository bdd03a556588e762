import type { Database } from '../database/database.ts';
import { ApiError, notAuthenticated } from '../errors.ts';
import { hashToken } from './sessionToken.ts';
import { recordUse } from './recordUse.ts';
import type { Caller } from './caller.ts';
import { loadRoles } from './loadRoles.ts';

/**
 * Loads the caller of an Authorization header and records the use of the session with the User-Agent header.
 *
 * @throws ApiError not_authenticated without a valid session, account_inactive for a suspended or deactivated account
 */
export async function loadCaller(
  database: Database,
  authorization: string | undefined,
  userAgent: string | undefined,
  now: Date,
): Promise<Caller> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (!token) throw notAuthenticated();
  const session = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.user_id', 'sessions.last_used_ts'])
    .select(['users.account_status', 'users.is_platform_admin'])
    .where('sessions.token_hash', '=', hashToken(token))
    .where('sessions.revoked_ts', 'is', null)
    .where('sessions.expires_ts', '>', now)
    .executeTakeFirst();
  if (!session) throw notAuthenticated();
  if (session.account_status !== 'ACTIVE')
    throw new ApiError('account_inactive', 'This account is not active.');
  await recordUse(database, session, userAgent, now);
  return {
    userId: session.user_id,
    sessionId: session.id,
    isPlatformAdmin: session.is_platform_admin,
    ...(await loadRoles(database, session.user_id)),
  };
}
