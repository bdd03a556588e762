import type { SignInChannel } from '../platform/outbox/address.ts';
import type { Database } from '../database/database.ts';
import { deliverMessage, productName } from '../platform/outbox/deliverMessage.ts';
import type { Upstream } from '../platform/server/services.ts';

/** The addresses with which somebody could sign in; null for none. */
export type ProvenAddresses = Record<SignInChannel, string | null>;

const nouns = { email: 'e-mail address', phone: 'phone number' } as const;

/**
 * Tells whoever had the account before that another address opens it now: somebody at an open session could otherwise
 * take the account over unseen. The address that is replaced hears of it, else the account's other one.
 */
export async function tellOfNewAddress(
  upstream: Upstream,
  trx: Database,
  before: ProvenAddresses,
  channel: SignInChannel,
  address: string,
): Promise<void> {
  const other = channel === 'email' ? 'phone' : 'email';
  const told = before[channel] === null ? other : channel;
  const to = before[told];
  if (to === null || to === address) return;
  const noun = nouns[channel];
  const product = productName(upstream);
  const subject =
    told === channel
      ? `The ${noun} of your ${product} account was changed`
      : `Your ${product} account has a new ${noun}`;
  await deliverMessage(upstream, trx, {
    channel: told === 'email' ? 'email' : 'sms',
    to,
    subject,
    body: `${subject}. If that was you, there is nothing to do. If not, contact support right away.`,
  });
}
