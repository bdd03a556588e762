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
};

/**
 * Stores an email or text message in the outbox. Does nothing in production: this server includes no mail
 * or text message service.
 */
export async function deliverMessage(
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  database: Database,
  { channel, to, subject, body, code }: OutgoingMessage,
): Promise<void> {
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
