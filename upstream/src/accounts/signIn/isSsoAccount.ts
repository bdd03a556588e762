import type { Database } from '../../platform/database/database.ts';

/** Whether an account signs in through its organization only. */
export async function isSsoAccount(database: Database, userId: number): Promise<boolean> {
  const { is_sso_login } = await database
    .selectFrom('users')
    .select('is_sso_login')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return is_sso_login;
}
