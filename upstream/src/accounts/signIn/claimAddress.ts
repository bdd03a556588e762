import type { Database } from '../../platform/database/database.ts';
import type { SignInChannel } from '../../platform/outbox/address.ts';
import { saveMatch } from './saveMatch.ts';

/** An address and the account of its verified owner. */
type VerifiedAddress = { userId: number; channel: SignInChannel; address: string; now: Date };

/**
 * Removes a newly verified address from the accounts that have it unverified. Otherwise, someone could enter your address
 * into their account before you have one, and you would be locked out or signed in to an account that they can see.
 * Each account that had the address is recorded as a match, which its owner can link.
 */
export async function claimAddress(
  trx: Database,
  { userId, channel, address, now }: VerifiedAddress,
): Promise<void> {
  const others = await (
    channel === 'email'
      ? trx
          .updateTable('users')
          .set({ email: null })
          .where((eb) => eb(eb.fn('lower', ['email']), '=', address))
          .where('email_verified', '=', false)
      : trx
          .updateTable('users')
          .set({ phone_number: null })
          .where('phone_number', '=', address)
          .where('phone_verified', '=', false)
  )
    .where('id', '!=', userId)
    .returning('id')
    .execute();
  for (const { id } of others) await saveMatch(trx, { userId, matchedUserId: id, channel, now });
}
