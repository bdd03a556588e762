import type { Database } from '../database/database.ts';
import { ApiError } from '../errors.ts';
import type { Caller } from './caller.ts';
import { roleColumns, type RoleRow, rolesOf } from './loadRoles.ts';

type UsedSession = RoleRow & {
  id: number;
  user_id: number;
  account_status: string;
  is_platform_admin: boolean;
};

/** Sessions that have not ended, with what decides about their users and the roles of this moment. */
export function selectLiveSessions(database: Database, now: Date) {
  return database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.user_id', 'sessions.last_used_ts', 'sessions.expires_ts'])
    .select(['users.account_status', 'users.is_platform_admin'])
    .select((eb) => roleColumns(eb.ref('users.id')))
    .where('sessions.revoked_ts', 'is', null)
    .where('sessions.expires_ts', '>', now);
}

/**
 * The user of a session.
 *
 * @throws ApiError account_inactive for a suspended or deactivated account
 */
export function callerOfSession(session: UsedSession): Caller {
  if (session.account_status !== 'ACTIVE') {
    throw new ApiError('account_inactive', 'This account is not active.');
  }
  return {
    userId: session.user_id,
    sessionId: session.id,
    isPlatformAdmin: session.is_platform_admin,
    ...rolesOf(session),
  };
}
