import type { SignInChannel } from '../auth/address.ts';
import type { Database } from '../database/database.ts';

/** Puts the message with a sign-in code into the outbox, as the e-mail or text that somebody would get. */
export async function deliverCode(
  database: Database,
  {
    channel,
    address,
    code,
    productSlug,
    now,
  }: { channel: SignInChannel; address: string; code: string; productSlug: string; now: Date },
): Promise<void> {
  const product = `${productSlug.charAt(0).toUpperCase()}${productSlug.slice(1)}`;
  await database
    .insertInto('outbox_messages')
    .values({
      channel: channel === 'email' ? 'email' : 'sms',
      recipient: address,
      subject: `Your ${product} sign-in code`,
      body: `${code} is your ${product} sign-in code. It is valid for 10 minutes. Nobody at ${product} will ever ask you for it.`,
      code,
      created_ts: now,
    })
    .execute();
}
