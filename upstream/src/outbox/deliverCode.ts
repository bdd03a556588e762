import type { SignInChannel } from '../auth/address.ts';
import type { Database } from '../database/database.ts';
import type { Upstream } from '../server/upstream.ts';
import { deliverMessage, productName } from './deliverMessage.ts';

/** Sends a sign-in code, as an e-mail or text. */
export async function deliverCode(
  upstream: Pick<Upstream, 'clock' | 'settings'>,
  database: Database,
  { channel, address, code }: { channel: SignInChannel; address: string; code: string },
): Promise<void> {
  const product = productName(upstream);
  await deliverMessage(upstream, database, {
    channel: channel === 'email' ? 'email' : 'sms',
    to: address,
    subject: `Your ${product} sign-in code`,
    body: `${code} is your ${product} sign-in code. It is valid for 10 minutes. Nobody at ${product} will ever ask you for it.`,
    code,
  });
}
