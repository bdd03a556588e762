import type { Services } from '../../platform/server/services.ts';
import { accountOfAddress } from './accountOfAddress.ts';
import type { SignInChannel } from '../../platform/outbox/address.ts';
import { openSession, type SignedIn } from './openSession.ts';
import { type CodeAttempt, redeemCode } from './redeemCode.ts';

/**
 * Exchanges a valid code for a session of the account with the address; creates the account if there is none.
 *
 * @throws ApiError as `redeemCode` and `signInTo`
 */
export async function signIn(
  services: Services,
  attempt: Omit<CodeAttempt, 'purpose' | 'now'>,
): Promise<SignedIn> {
  await redeemCode(services.database, {
    ...attempt,
    purpose: 'sign-in',
    now: services.clock.systemNow(),
  });
  return signInTo(services, attempt.channel, attempt.address);
}

/**
 * Opens a session of the account with an address that the caller just verified.
 *
 * @throws ApiError account_inactive for a suspended or deactivated account; conflict for an account with single sign-on,
 *   whose organization decides who gets in
 */
export function signInTo(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  channel: SignInChannel,
  address: string,
): Promise<SignedIn> {
  const now = clock.systemNow();
  return database.transaction().execute(async (trx) => {
    const { userId, isNew } = await accountOfAddress(trx, { channel, address, now });
    return { ...(await openSession(trx, { userId, way: 'address', now })), is_new_user: isNew };
  });
}
