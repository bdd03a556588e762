import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { ApiError } from '../errors.ts';
import type { Upstream } from '../server/upstream.ts';
import type { SignInChannel } from './address.ts';
import { hashToken, newToken } from './sessionToken.ts';
import { spendCode } from './spendCode.ts';

const sessionSeconds = 2_592_000;

/** What a right code answers. */
export const signedInSchema = z.object({
  token: z.string().describe('The bearer token of the session'),
  expires_in: z.int().describe('Seconds for which the session lasts'),
  is_new_user: z.boolean().describe('Whether the account was opened by this sign-in'),
});

/**
 * Trades a right code for a session of the account that has the address; opens an account where none has.
 *
 * @throws ApiError as `spendCode`, and account_inactive for an account that was stopped
 */
export async function signIn(
  { database, clock }: Upstream,
  { channel, address, code }: { channel: SignInChannel; address: string; code: string },
): Promise<z.output<typeof signedInSchema>> {
  const now = clock.now();
  await spendCode(database, { channel, address, code, now });
  return database.transaction().execute(async (trx) => {
    const opened = await openAccount(trx, channel, address, now);
    const user = await findAccount(trx, channel, address);
    // Told only to who has proven that the address is theirs.
    if (user.account_status !== 'ACTIVE') {
      throw new ApiError('account_inactive', 'This account is not active. Contact support to use it again.');
    }
    await trx.updateTable('users').set({ last_login: now }).where('id', '=', user.id).execute();
    const token = newToken();
    await trx
      .insertInto('sessions')
      .values({
        user_id: user.id,
        token_hash: hashToken(token),
        created_ts: now,
        expires_ts: new Date(now.getTime() + sessionSeconds * 1000),
      })
      .execute();
    return { token, expires_in: sessionSeconds, is_new_user: opened };
  });
}

async function openAccount(
  trx: Database,
  channel: SignInChannel,
  address: string,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('users')
    .values({
      username: randomUUID(),
      ...(channel === 'email' ? { email: address } : { phone_number: address }),
      app_mode: 'STAFFER',
      date_joined: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

function findAccount(trx: Database, channel: SignInChannel, address: string) {
  return trx
    .selectFrom('users')
    .select(['id', 'account_status'])
    .where((eb) =>
      channel === 'email' ? eb(eb.fn('lower', ['email']), '=', address) : eb('phone_number', '=', address),
    )
    .executeTakeFirstOrThrow();
}
