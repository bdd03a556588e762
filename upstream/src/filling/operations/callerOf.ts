import type { Caller } from '../../platform/access/caller.ts';
import { loadRoles } from '../../platform/access/loadRoles.ts';
import type { Database } from '../../database/database.ts';

/** Who may nothing, and acts in no session. */
const nobody = {
  sessionId: 0,
  isPlatformAdmin: false,
  locationRoles: new Map(),
  organizationIds: new Set<number>(),
} as const;

/** Somebody for whom the system acts on, with the rights that they have now; none once their account was stopped. */
export async function callerOf(database: Database, userId: number): Promise<Caller> {
  const user = await database
    .selectFrom('users')
    .select(['account_status', 'is_platform_admin'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (user.account_status !== 'ACTIVE') {
    return { ...nobody, userId };
  }
  return {
    ...nobody,
    userId,
    isPlatformAdmin: user.is_platform_admin,
    ...(await loadRoles(database, userId)),
  };
}
