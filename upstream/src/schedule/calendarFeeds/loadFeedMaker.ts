import type { Caller } from '../../platform/access/caller.ts';
import { loadRoles } from '../../platform/access/loadRoles.ts';
import type { Database } from '../../database/database.ts';

/** Who made a feed, with the roles held now; null when the account was stopped. A feed shows what its maker may see. */
export async function loadFeedMaker(database: Database, userId: number): Promise<Caller | null> {
  const user = await database
    .selectFrom('users')
    .select(['account_status', 'is_platform_admin'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (user?.account_status !== 'ACTIVE') return null;
  return {
    userId,
    // No session reads a feed, so none may be taken for one.
    sessionId: 0,
    isPlatformAdmin: user.is_platform_admin,
    ...(await loadRoles(database, userId)),
  };
}
