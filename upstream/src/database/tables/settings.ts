import type { Generated } from 'kysely';
import type { Timestamp } from '../../platform/database/columnTypes.ts';

/** What can be notified of. */
export const notificationEvents = [
  'NEW_APPLICANT',
  'PRO_CONFIRMED',
  'PRO_CANCELLED',
  'OFFER_ANSWERED',
  'SHIFT_UNFILLED',
  'SHIFT_STARTING',
  'NO_SHOW',
  'HOURS_DISPUTED',
  'PAYMENT_DUE',
  'PAYMENT_FAILED',
  'TEAM_INVITATION',
  'MESSAGE',
] as const;

export type NotificationEvent = (typeof notificationEvents)[number];

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
  /** HH:mm, as `end_time`. */
  start_time: string;
  end_time: string;
  /** The name of an IANA zone; never null while enabled. */
  timezone: string | null;
}

export interface UserNotesTable {
  id: Generated<number>;
  user_id: number;
  note: string;
  created_by_user_id: number;
  created_ts: Timestamp;
}
