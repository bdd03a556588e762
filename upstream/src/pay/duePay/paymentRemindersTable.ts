import type { Timestamp } from '../../platform/database/columnTypes.ts';

/** When a location is next reminded of due pay; a trigger adds the row when pay is due for the first time. */
export interface PaymentRemindersTable {
  location_id: number;
  due_ts: Timestamp;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    payment_reminders: PaymentRemindersTable;
  }
}
