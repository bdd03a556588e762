import type { SignInChannel } from '../../platform/outbox/address.ts';
import type { Database } from '../../platform/database/database.ts';
import { deliverMessage, productName } from '../../platform/outbox/deliverMessage.ts';
import type { Services } from '../../platform/server/services.ts';

/** The verified addresses of an account; null for none. */
export type VerifiedAddresses = Record<SignInChannel, string | null>;

const nouns = { email: 'email address', phone: 'phone number' } as const;

/**
 * Notifies the owner of an account that its sign-in address changed, because an attacker with an open session could
 * otherwise take it over unnoticed. The message goes to the replaced address, else to the account's other one.
 */
export async function notifyOfNewAddress(
  services: Services,
  trx: Database,
  before: VerifiedAddresses,
  channel: SignInChannel,
  address: string,
): Promise<void> {
  const other = channel === 'email' ? 'phone' : 'email';
  const recipient = before[channel] === null ? other : channel;
  const to = before[recipient];
  if (to === null || to === address) return;
  const noun = nouns[channel];
  const product = productName(services);
  const subject =
    recipient === channel
      ? `The ${noun} of your ${product} account was changed`
      : `Your ${product} account has a new ${noun}`;
  await deliverMessage(services, trx, {
    channel: recipient === 'email' ? 'email' : 'sms',
    to,
    subject,
    body: `${subject}. If that was you, there is nothing to do. If not, contact support right away.`,
  });
}
