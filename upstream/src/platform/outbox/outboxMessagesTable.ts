import type { Generated } from 'kysely';
import type { Timestamp } from '../database/columnTypes.ts';

export interface OutboxMessagesTable {
  id: Generated<number>;
  channel: 'email' | 'sms';
  recipient: string;
  subject: string;
  body: string;
  code: string | null;
  created_ts: Timestamp;
}

declare module '../database/tables.ts' {
  interface Tables {
    outbox_messages: OutboxMessagesTable;
  }
}
