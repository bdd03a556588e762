import type { Upstream } from '../../platform/server/services.ts';
import { accountOfAddress } from './accountOfAddress.ts';
import type { SignInChannel } from '../../platform/outbox/address.ts';
import { openSession, type SignedIn } from './openSession.ts';
import { spendCode } from './redeemCode.ts';

/**
 * Trades a right code for a session of the account that has the address; opens an account where none has.
 *
 * @throws ApiError as `spendCode`, and account_inactive for an account that was stopped
 */
export async function signIn(
  upstream: Upstream,
  { channel, address, code }: { channel: SignInChannel; address: string; code: string },
): Promise<SignedIn> {
  await spendCode(upstream.database, { channel, address, code, now: upstream.clock.systemNow() });
  return signInTo(upstream, channel, address);
}

/**
 * A session of the account that has an address, for who has just proven that the address is theirs.
 *
 * @throws ApiError account_inactive
 */
export function signInTo(
  { database, clock }: Upstream,
  channel: SignInChannel,
  address: string,
): Promise<SignedIn> {
  const now = clock.systemNow();
  return database.transaction().execute(async (trx) => {
    const { userId, isNew } = await accountOfAddress(trx, { channel, address, now });
    return { ...(await openSession(trx, userId, now)), is_new_user: isNew };
  });
}
