import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { codePolicy } from './codePolicy.ts';
import { hashToken } from '../../platform/access/sessionToken.ts';

/**
 * Redeems the link of an email and its code. The link is valid exactly as long as the code: until it is used,
 * invalidated by wrong attempts, replaced by a newer one, or expired.
 *
 * @returns the email address that the link was sent to
 * @throws ApiError code_expired, also for an unknown token
 */
export async function redeemLink(database: Database, token: string, now: Date): Promise<string> {
  const spent = await database
    .updateTable('sign_in_codes')
    .set({ used_ts: now })
    .where('link_token_hash', '=', hashToken(token))
    .where('used_ts', 'is', null)
    .where('expires_ts', '>', now)
    .where('wrong_attempts', '<', codePolicy.wrongAttempts)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('sign_in_codes as newer')
            .select('newer.id')
            .whereRef('newer.channel', '=', 'sign_in_codes.channel')
            .whereRef('newer.address', '=', 'sign_in_codes.address')
            .whereRef('newer.id', '>', 'sign_in_codes.id'),
        ),
      ),
    )
    .returning('address')
    .executeTakeFirst();
  if (!spent) {
    throw new ApiError('code_expired', 'That link has expired or was used. Request a new one.');
  }
  return spent.address;
}
