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

/** An account and how its owner proved to be that: with a code or link sent to its address, or through single sign-on. */
type Owner = { userId: number; way: 'address' | 'sso'; now: Date };

/**
 * Opens a session of an account for its verified owner.
 *
 * @throws ApiError account_inactive for a suspended or deactivated account; conflict for one with single sign-on whose
 *   owner came another way, because its organization decides who gets in
 */
export async function openSession(
  trx: Database,
  { userId, way, now }: Owner,
): Promise<Omit<SignedIn, 'is_new_user'>> {
  const { account_status, is_sso_login } = await trx
    .updateTable('users')
    .set({ last_login: now })
    .where('id', '=', userId)
    .returning(['account_status', 'is_sso_login'])
    .executeTakeFirstOrThrow();
  if (account_status !== 'ACTIVE') {
    throw new ApiError('account_inactive', 'This account is not active. Contact support to use it again.');
  }
  if (is_sso_login && way !== 'sso') {
    throw new ApiError(
      'conflict',
      "This account signs in through its organization. Use your organization's sign-in page.",
    );
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
