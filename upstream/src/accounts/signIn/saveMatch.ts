import type { Database } from '../../database/database.ts';
import type { SignInChannel } from '../../platform/outbox/address.ts';

/** Remembers that another account held, or holds, an address that this user has proven: they may be one person. */
export async function keepMatch(
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
