import type { Database } from '../../database/database.ts';
import type { Upstream } from '../server/services.ts';

/** A message as somebody gets it. */
export type OutgoingMessage = {
  channel: 'email' | 'sms';
  /** An e-mail address in lower case, or a phone number in E.164. */
  to: string;
  subject: string;
  body: string;
  /** The one-time code that stands in the body, for those who read the outbox by program. */
  code?: string;
};

/**
 * Puts a message into the outbox, as the e-mail or text that somebody would get. In production nothing is kept: no mail
 * or text service is part of this server.
 */
export async function deliverMessage(
  { clock, settings }: Pick<Upstream, 'clock' | 'settings'>,
  database: Database,
  { channel, to, subject, body, code }: OutgoingMessage,
): Promise<void> {
  if (settings.isProduction) return;
  await database
    .insertInto('outbox_messages')
    .values({ channel, recipient: to, subject, body, code: code ?? null, created_ts: clock.now() })
    .execute();
}

/** The product's name as messages carry it: `brigade` is Brigade. */
export function productName({ settings: { productSlug } }: Pick<Upstream, 'settings'>): string {
  return `${productSlug.charAt(0).toUpperCase()}${productSlug.slice(1)}`;
}
