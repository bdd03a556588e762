import type { SignInChannel } from './address.ts';
import type { Database } from '../../database/database.ts';
import type { Upstream } from '../server/services.ts';
import { deliverMessage, productName } from './deliverMessage.ts';

/** A code on its way to an address. */
type CodeMessage = {
  channel: SignInChannel;
  address: string;
  code: string;
  purpose: 'sign-in' | 'linking';
  /** An address that does what the code does, for an e-mail. */
  link: string | null;
};

/** Sends a one-time code, as an e-mail or text. */
export async function deliverCode(
  upstream: Pick<Upstream, 'clock' | 'settings'>,
  database: Database,
  { channel, address, code, purpose, link }: CodeMessage,
): Promise<void> {
  const product = productName(upstream);
  const name = `${product} ${purpose === 'sign-in' ? 'sign-in code' : 'code to link two accounts'}`;
  const text = `${code} is your ${name}. It is valid for 10 minutes. Nobody at ${product} will ever ask you for it.`;
  await deliverMessage(upstream, database, {
    channel: channel === 'email' ? 'email' : 'sms',
    to: address,
    subject: `Your ${name}`,
    body: link ? `${text} Or open this link to sign in: ${link}` : text,
    code,
  });
}
