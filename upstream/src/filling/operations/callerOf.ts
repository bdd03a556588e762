import type { Caller } from '../../platform/access/caller.ts';
import { loadRoles } from '../../platform/access/loadRoles.ts';
import type { Database } from '../../platform/database/database.ts';

/** Who may nothing, and acts in no session. */
const noPermissions = {
  sessionId: 0,
  isPlatformAdmin: false,
  locationRoles: new Map(),
  organizationIds: new Set<number>(),
} as const;

/** The user that a background job acts for, with their current permissions. A deactivated user has none. */
export async function callerOf(database: Database, userId: number): Promise<Caller> {
  const user = await database
    .selectFrom('users')
    .select(['account_status', 'is_platform_admin'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (user.account_status !== 'ACTIVE') {
    return { ...noPermissions, userId };
  }
  return {
    ...noPermissions,
    userId,
    isPlatformAdmin: user.is_platform_admin,
    ...(await loadRoles(database, userId)),
  };
}
