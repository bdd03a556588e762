import type { Database } from '../../database/database.ts';
import type { SignInChannel } from '../../platform/outbox/address.ts';
import { keepMatch } from './saveMatch.ts';

/** An address, and the account of the person who has proven that it is theirs. */
type ProvenAddress = { userId: number; channel: SignInChannel; address: string; now: Date };

/**
 * Takes an address that was just proven from the accounts that hold it unproven. Somebody could type your address into
 * their account before you have one: were it theirs from then on, you would be shut out, or signed in to what they see.
 * An honest claim is not lost: each account that held the address is kept as a match, which its owner may link.
 */
export async function claimAddress(
  trx: Database,
  { userId, channel, address, now }: ProvenAddress,
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
  for (const { id } of others) await keepMatch(trx, { userId, matchedUserId: id, channel, now });
}
