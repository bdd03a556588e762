import type { Generated } from 'kysely';
import type { Timestamp } from '../database/columnTypes.ts';

export interface OutgoingMessagesTable {
  id: Generated<number>;
  channel: 'email' | 'sms';
  recipient: string;
  subject: string;
  body: string;
  attempts: Generated<number>;
  refusal: string | null;
  due_ts: Timestamp;
  expires_ts: Timestamp;
  created_ts: Timestamp;
}

declare module '../database/tables.ts' {
  interface Tables {
    outgoing_messages: OutgoingMessagesTable;
  }
}
