import type { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors.ts';

/** The initial values of a new pro. */
type Beginning = {
  /** The name in the invite, for an account without a name. */
  name: string | null;
  /** The market of the location whose network they join. */
  marketId: number | null;
  now: Date;
};

/**
 * The pro profile of an account, created if it has none. A business account then is one for both sides.
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
    .select(['first_name', 'last_name', 'account_status', 'app_mode'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (user.account_status !== 'ACTIVE') {
    throw new ApiError('account_inactive', 'This account is not active.');
  }
  // Read in a separate query: columns joined to a row whose lock is awaited keep their values from before the wait.
  const pro = await trx.selectFrom('pros').select('id').where('user_id', '=', userId).executeTakeFirst();
  if (pro) return pro.id;
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
