import type { SignInChannel } from './address.ts';
import type { Database } from '../database/database.ts';
import type { Services } from '../server/services.ts';
import { deliverMessage, productName } from './deliverMessage.ts';

export type CodePurpose = 'sign-in' | 'linking' | 'address-change';

/** A code to send. */
type CodeMessage = {
  channel: SignInChannel;
  address: string;
  code: string;
  purpose: CodePurpose;
  validSeconds: number;
  /** A link that is equivalent to the code, for emails. */
  link: string | null;
};

/** Sends a one-time code by email or text message. */
export async function deliverCode(
  services: Pick<Services, 'clock' | 'settings'>,
  database: Database,
  { channel, address, code, purpose, validSeconds, link }: CodeMessage,
): Promise<void> {
  const product = productName(services);
  const name = `${product} ${nameOf(purpose, channel)}`;
  const text = `${code} is your ${name}. It is valid for ${validSeconds / 60} minutes. No one at ${product} will ever ask you for it.`;
  await deliverMessage(services, database, {
    channel: channel === 'email' ? 'email' : 'sms',
    to: address,
    subject: `Your ${name}`,
    body: link ? `${text} Or open this link to sign in: ${link}` : text,
    code,
    validSeconds,
  });
}

function nameOf(purpose: CodePurpose, channel: SignInChannel): string {
  if (purpose === 'sign-in') return 'sign-in code';
  if (purpose === 'linking') return 'code to link two accounts';
  return `code to confirm this ${channel === 'email' ? 'email address' : 'phone number'}`;
}
