import type { Caller } from '../../platform/access/caller.ts';
import type { SignInChannel } from '../../platform/outbox/address.ts';
import { claimAddress } from '../signIn/claimAddress.ts';
import { isSsoAccount } from '../signIn/isSsoAccount.ts';
import { saveMatch } from '../signIn/saveMatch.ts';
import { type CodeAttempt, redeemCode } from '../signIn/redeemCode.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/server/services.ts';
import { loadMe } from './me.ts';
import { type VerifiedAddresses, notifyOfNewAddress } from './notifyOfNewAddress.ts';

/** An address and the code that was sent there. */
type VerifiedAddress = Omit<CodeAttempt, 'purpose' | 'now'>;

/**
 * Replaces the caller's address with one that they verified with a code.
 *
 * @returns the caller's account
 * @throws ApiError conflict for an account with single sign-on; as `redeemCode`; already_exists for the verified
 *   address of another account, which is revealed only after the caller verified it
 */
export async function linkAddress(
  services: Services,
  caller: Caller,
  { channel, address, ...entered }: VerifiedAddress,
) {
  const { database, clock, settings } = services;
  const now = clock.systemNow();
  await rejectSsoAccounts(database, caller);
  await redeemCode(database, { channel, address, ...entered, purpose: 'address-change', now });
  await rejectTaken(database, caller, { channel, address, now });
  return database.transaction().execute(async (trx) => {
    const before = await lockVerifiedAddresses(trx, caller);
    await claimAddress(trx, { userId: caller.userId, channel, address, now });
    await trx
      .updateTable('users')
      .set(
        channel === 'email'
          ? { email: address, email_verified: true }
          : { phone_number: address, phone_verified: true },
      )
      .where('id', '=', caller.userId)
      .execute();
    await notifyOfNewAddress(services, trx, before, channel, address);
    return loadMe(trx, caller, settings.productSlug);
  });
}

async function rejectSsoAccounts(database: Database, { userId }: Caller): Promise<void> {
  if (!(await isSsoAccount(database, userId))) return;
  throw new ApiError(
    'conflict',
    'You sign in through your organization. Ask its administrator to change your address.',
  );
}

/** Lowercase. Locked, so that concurrent changes see each other. */
async function lockVerifiedAddresses(trx: Database, { userId }: Caller): Promise<VerifiedAddresses> {
  const user = await trx
    .selectFrom('users')
    .select(['email', 'email_verified', 'phone_number', 'phone_verified'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return {
    email: user.email_verified ? (user.email?.toLowerCase() ?? null) : null,
    phone: user.phone_verified ? user.phone_number : null,
  };
}

/** Both accounts likely belong to the caller, so the match is stored for linking them later. */
async function rejectTaken(
  database: Database,
  { userId }: Caller,
  { channel, address, now }: { channel: SignInChannel; address: string; now: Date },
): Promise<void> {
  const holder = await database
    .selectFrom('users')
    .select('id')
    .where('id', '!=', userId)
    .where((eb) =>
      channel === 'email'
        ? eb.and([eb(eb.fn('lower', ['email']), '=', address), eb('email_verified', '=', true)])
        : eb.and({ phone_number: address, phone_verified: true }),
    )
    .executeTakeFirst();
  if (!holder) return;
  await saveMatch(database, { userId, matchedUserId: holder.id, channel, now });
  const what = channel === 'email' ? 'email address' : 'phone number';
  throw new ApiError(
    'already_exists',
    `Another account signs in with this ${what}. If it is yours, link the two accounts.`,
    { target: channel },
  );
}
