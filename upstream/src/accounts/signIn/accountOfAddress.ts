import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import type { SignInChannel } from '../../platform/outbox/address.ts';
import { claimAddress } from './claimAddress.ts';

/**
 * Finds the account of a verified address, or creates one.
 *
 * @returns its id, and whether it is new
 */
export async function accountOfAddress(
  trx: Database,
  proven: { channel: SignInChannel; address: string; now: Date },
): Promise<{ userId: number; isNew: boolean }> {
  const isNew = await openAccount(trx, proven);
  const { id: userId } = await trx
    .selectFrom('users')
    .select('id')
    .where((eb) =>
      proven.channel === 'email'
        ? eb.and([eb(eb.fn('lower', ['email']), '=', proven.address), eb('email_verified', '=', true)])
        : eb.and({ phone_number: proven.address, phone_verified: true }),
    )
    .executeTakeFirstOrThrow();
  await claimAddress(trx, { ...proven, userId });
  return { userId, isNew };
}

async function openAccount(
  trx: Database,
  { channel, address, now }: { channel: SignInChannel; address: string; now: Date },
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
