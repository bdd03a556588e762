import type { Database } from '../../database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { codePolicy } from './codePolicy.ts';
import { hashToken } from '../../platform/access/sessionToken.ts';

/**
 * Uses up the link of an e-mail, and with it the code beside it. It lives exactly as long as the code: until it is used,
 * burnt by wrong tries, replaced by a newer one, or too old.
 *
 * @returns the e-mail address that the link was sent to
 * @throws ApiError code_expired; a token that never was is not told apart
 */
export async function spendLink(database: Database, token: string, now: Date): Promise<string> {
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
    throw new ApiError('code_expired', 'That link has expired or was used. Ask for a new one.');
  }
  return spent.address;
}
