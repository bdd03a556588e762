import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { hashToken } from '../../platform/access/sessionToken.ts';

/** The link of an email, opened in a client's network. */
export type LinkAttempt = { token: string; network: string; now: Date };

/**
 * Redeems the link of an email and its code. The link is valid until one of the two is used or they expire; wrong codes do
 * not affect it, because its token cannot be guessed.
 *
 * @returns the email address that the link was sent to
 * @throws ApiError code_expired, also for an unknown token
 */
export async function redeemLink(database: Database, { token, network, now }: LinkAttempt): Promise<string> {
  const spent = await database
    .updateTable('sign_in_codes')
    .set({ used_ts: now, used_by_network: network })
    .where('link_token_hash', '=', hashToken(token))
    .where('purpose', '=', 'sign-in')
    .where('used_ts', 'is', null)
    .where('expires_ts', '>', now)
    .returning('address')
    .executeTakeFirst();
  if (!spent) {
    throw new ApiError('code_expired', 'That link has expired or was used. Request a new one.');
  }
  return spent.address;
}
