import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { hashToken, newToken } from '../../platform/access/sessionToken.ts';

const sessionSeconds = 2_592_000;

/** The response of every sign-in. */
export const signedInSchema = z.object({
  token: z.string().describe('The bearer token of the session'),
  expires_in: z.int().describe('The lifetime of the session in seconds'),
  is_new_user: z.boolean().describe('Whether this sign-in created the account'),
});

/** The response of every sign-in. */
export type SignedIn = z.output<typeof signedInSchema>;

/**
 * Opens a session of an account for its verified owner.
 *
 * @throws ApiError account_inactive for a suspended or deactivated account
 */
export async function openSession(
  trx: Database,
  userId: number,
  now: Date,
): Promise<Omit<SignedIn, 'is_new_user'>> {
  const { account_status } = await trx
    .updateTable('users')
    .set({ last_login: now })
    .where('id', '=', userId)
    .returning('account_status')
    .executeTakeFirstOrThrow();
  if (account_status !== 'ACTIVE') {
    throw new ApiError('account_inactive', 'This account is not active. Contact support to use it again.');
  }
  const token = newToken();
  await trx
    .insertInto('sessions')
    .values({
      user_id: userId,
      token_hash: hashToken(token),
      created_ts: now,
      expires_ts: new Date(now.getTime() + sessionSeconds * 1000),
    })
    .execute();
  return { token, expires_in: sessionSeconds };
}
