import type { Caller } from '../../platform/access/caller.ts';
import type { SignInChannel } from '../../platform/outbox/address.ts';
import { claimAddress } from '../signIn/claimAddress.ts';
import { keepMatch } from '../signIn/saveMatch.ts';
import { spendCode } from '../signIn/redeemCode.ts';
import type { Database } from '../../database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { loadMe } from './me.ts';
import { type ProvenAddresses, tellOfNewAddress } from '../../users/tellOfNewAddress.ts';

/** An address and the code that was sent there. */
type ProvenAddress = { channel: SignInChannel; address: string; code: string };

/**
 * Makes an address that the caller has proven with a code their own, in place of the one they had.
 *
 * @returns the caller's account
 * @throws ApiError conflict for who signs in by a directory; as `spendCode`; already_exists when the address is the
 *   proven one of another account, which is told only to who has proven that it is theirs
 */
export async function linkAddress(
  upstream: Upstream,
  caller: Caller,
  { channel, address, code }: ProvenAddress,
) {
  const { database, clock, settings } = upstream;
  const now = clock.systemNow();
  await refuseDirectoryAccounts(database, caller);
  await spendCode(database, { channel, address, code, now });
  await refuseTaken(database, caller, { channel, address, now });
  return database.transaction().execute(async (trx) => {
    const before = await lockProvenAddresses(trx, caller);
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
    await tellOfNewAddress(upstream, trx, before, channel, address);
    return loadMe(trx, caller, settings.productSlug);
  });
}

async function refuseDirectoryAccounts(database: Database, { userId }: Caller): Promise<void> {
  const { is_sso_login } = await database
    .selectFrom('users')
    .select('is_sso_login')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!is_sso_login) return;
  throw new ApiError(
    'conflict',
    'You sign in through your organization. Ask its administrator to change your address.',
  );
}

/** In lower case, as addresses are compared. Locked, so that of two changes at once each sees the other's. */
async function lockProvenAddresses(trx: Database, { userId }: Caller): Promise<ProvenAddresses> {
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

/** Both accounts are the caller's then, in all likelihood: it is kept for when they want to link them. */
async function refuseTaken(
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
  await keepMatch(database, { userId, matchedUserId: holder.id, channel, now });
  const what = channel === 'email' ? 'e-mail address' : 'phone number';
  throw new ApiError(
    'already_exists',
    `Another account signs in with this ${what}. If it is yours, link the two accounts.`,
    { target: channel },
  );
}
