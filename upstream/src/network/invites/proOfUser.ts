import type { Database } from '../../database/database.ts';
import { ApiError } from '../../errors.ts';

/** What a pro who is new here begins with. */
type Beginning = {
  /** As the invite calls them, for an account without a name. */
  name: string | null;
  /** The market of the location that they join. */
  marketId: number | null;
  now: Date;
};

/**
 * The pro that an account is, made when it is none yet. A business account becomes one for both sides.
 *
 * @returns the id of the pro
 * @throws ApiError account_inactive
 */
export async function proOfUser(
  trx: Database,
  userId: number,
  { name, marketId, now }: Beginning,
): Promise<number> {
  const user = await trx
    .selectFrom('users')
    .leftJoin('pros', 'pros.user_id', 'users.id')
    .select([
      'users.first_name',
      'users.last_name',
      'users.account_status',
      'users.app_mode',
      'pros.id as pro_id',
    ])
    .where('users.id', '=', userId)
    .forUpdate('users')
    .executeTakeFirstOrThrow();
  if (user.account_status !== 'ACTIVE') {
    throw new ApiError('account_inactive', 'This account is not active.');
  }
  if (user.pro_id !== null) return user.pro_id;
  if (user.app_mode === 'STAFFER') {
    await trx.updateTable('users').set({ app_mode: 'BOTH' }).where('id', '=', userId).execute();
  }
  const { id } = await trx
    .insertInto('pros')
    .values({
      user_id: userId,
      display_name: displayName(user) || name || 'New pro',
      market_id: marketId,
      created_ts: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A pro's name as others read it: the last name is an initial. */
function displayName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  const initial = last_name.trim().charAt(0);
  return `${first_name.trim()} ${initial && `${initial}.`}`.trim();
}
