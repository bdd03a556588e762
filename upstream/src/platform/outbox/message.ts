import { z } from 'zod';
import { phoneNumber } from './address.ts';
import type { Database } from '../database/database.ts';
import { id, instant } from '../server/parameters.ts';

const newest = 50;

/** A message that would have been sent. */
export const messageSchema = z.object({
  id,
  channel: z.enum(['email', 'sms']),
  to: z.string(),
  subject: z.string(),
  body: z.string(),
  code: z.string().nullable(),
  created_ts: instant,
});

/** A message that would have been sent. */
export type Message = z.output<typeof messageSchema>;

/**
 * The latest 50 messages, newest first.
 *
 * @param to restricts the messages to this address, in any notation
 */
export async function newestMessages(database: Database, to: string | undefined): Promise<Message[]> {
  const messages = database
    .selectFrom('outbox_messages')
    .select(['id', 'channel', 'recipient as to', 'subject', 'body', 'code', 'created_ts'])
    .orderBy('id', 'desc')
    .limit(newest);
  const rows = await (to ? messages.where('recipient', '=', recipient(to)) : messages).execute();
  return rows.map((row) => ({ ...row, created_ts: row.created_ts.toISOString() }));
}

/** Normalizes an address to the format in messages. */
function recipient(to: string): string {
  const phone = phoneNumber.safeParse(to);
  return phone.success ? phone.data : to.trim().toLowerCase();
}
