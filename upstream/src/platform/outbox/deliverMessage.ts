import type { Database } from '../database/database.ts';
import type { Services } from '../server/services.ts';

/** A message to a recipient. */
export type OutgoingMessage = {
  channel: 'email' | 'sms';
  /** A lowercase email address or an E.164 phone number. */
  to: string;
  subject: string;
  body: string;
  /** The one-time code in the body, for programs that read the outbox. */
  code?: string;
  /** How long the message is worth sending, in seconds; three days if omitted. */
  validSeconds?: number;
};

const threeDays = 3 * 24 * 3600;

/**
 * Queues an email or text message in the transaction of what it reports. It is sent where the settings name a service for
 * its channel, and stored in the outbox outside production.
 */
export async function deliverMessage(
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  database: Database,
  { channel, to, subject, body, code, validSeconds = threeDays }: OutgoingMessage,
): Promise<void> {
  if (settings.messageServices[channel]) {
    const now = clock.systemNow();
    await database
      .insertInto('outgoing_messages')
      .values({
        channel,
        recipient: to,
        subject,
        body,
        due_ts: now,
        expires_ts: new Date(now.getTime() + validSeconds * 1000),
        created_ts: now,
      })
      .execute();
  }
  if (settings.isProduction) return;
  await database
    .insertInto('outbox_messages')
    .values({ channel, recipient: to, subject, body, code: code ?? null, created_ts: clock.now() })
    .execute();
}

/** The product name in messages: `brigade` becomes Brigade. */
export function productName({ settings: { productSlug } }: Pick<Services, 'settings'>): string {
  return `${productSlug.charAt(0).toUpperCase()}${productSlug.slice(1)}`;
}
