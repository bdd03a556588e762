import type { Database } from '../../platform/database/database.ts';

/** The ids of all platform admins. */
export async function platformAdmins(database: Database): Promise<number[]> {
  const admins = await database
    .selectFrom('users')
    .select('id')
    .where('is_platform_admin', '=', true)
    .orderBy('id')
    .execute();
  return admins.map(({ id }) => id);
}
