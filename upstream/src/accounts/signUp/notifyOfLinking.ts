import type { Database } from '../../platform/database/database.ts';
import { deliverMessage, productName } from '../../platform/outbox/deliverMessage.ts';
import type { Services } from '../../platform/server/services.ts';
import type { VerifiedAddress } from './verifiedAddress.ts';

/** Notifies a linked account's address, in case its owner did not link it. */
export async function notifyOfLinking(
  services: Services,
  trx: Database,
  { channel, address }: VerifiedAddress,
): Promise<void> {
  const subject = `Your ${productName(services)} account was linked`;
  await deliverMessage(services, trx, {
    channel: channel === 'email' ? 'email' : 'sms',
    to: address,
    subject,
    body: `${subject} into another account, with a code that was sent here. Its roles are there now. If that was not you, contact support right away.`,
  });
}
