import type { Database } from '../../platform/database/database.ts';
import type { SignInChannel } from '../../platform/outbox/address.ts';

/** Records that another account has or had an address that this user verified: they may be the same person. */
export async function saveMatch(
  database: Database,
  match: { userId: number; matchedUserId: number; channel: SignInChannel; now: Date },
): Promise<void> {
  await database
    .insertInto('account_matches')
    .values({
      user_id: match.userId,
      matched_user_id: match.matchedUserId,
      connection: match.channel,
      created_ts: match.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
