import type { Caller } from '../../platform/access/caller.ts';
import { loadRoles } from '../../platform/access/loadRoles.ts';
import type { Database } from '../../platform/database/database.ts';

/** The author of a feed with their current roles, which decide what it shows; null when the account is deactivated. */
export async function loadFeedMaker(database: Database, userId: number): Promise<Caller | null> {
  const user = await database
    .selectFrom('users')
    .select(['account_status', 'is_platform_admin'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (user?.account_status !== 'ACTIVE') return null;
  return {
    userId,
    // A feed is read without a session.
    sessionId: 0,
    isPlatformAdmin: user.is_platform_admin,
    ...(await loadRoles(database, userId)),
  };
}
