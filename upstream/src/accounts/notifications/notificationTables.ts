import type { NotificationEvent } from './notificationEvents.ts';

export interface NotificationChoicesTable {
  user_id: number;
  event: NotificationEvent;
  push: boolean;
  sms: boolean;
  email: boolean;
  in_app: boolean;
}

export interface QuietHoursTable {
  user_id: number;
  is_enabled: boolean;
  /** `HH:mm`, like `end_time`. */
  start_time: string;
  end_time: string;
  /** An IANA time zone; never null while enabled. */
  timezone: string | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    notification_choices: NotificationChoicesTable;
    quiet_hours: QuietHoursTable;
  }
}
