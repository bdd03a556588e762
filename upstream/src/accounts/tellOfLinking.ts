import type { Database } from '../database/database.ts';
import { deliverMessage, productName } from '../platform/outbox/deliverMessage.ts';
import type { Upstream } from '../platform/server/services.ts';
import type { ProvenAddress } from './signUp/verifiedAddress.ts';

/** Tells the address of an account that it was linked into another: whoever reads there may not have been the one. */
export async function tellOfLinking(
  upstream: Upstream,
  trx: Database,
  { channel, address }: ProvenAddress,
): Promise<void> {
  const subject = `Your ${productName(upstream)} account was linked`;
  await deliverMessage(upstream, trx, {
    channel: channel === 'email' ? 'email' : 'sms',
    to: address,
    subject,
    body: `${subject} into another account, with a code that was sent here. Its roles are there now. If that was not you, contact support right away.`,
  });
}
