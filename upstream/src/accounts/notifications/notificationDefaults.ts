import type { NotificationEvent } from '../../database/tables/settings.ts';
import type { NotificationSettings } from './notificationSchema.ts';

type Ways = Omit<NotificationSettings['events'][number], 'event'>;

const quietly: Ways = { push: false, sms: false, email: true, in_app: true };
const soon: Ways = { push: true, sms: false, email: true, in_app: true };
const atOnce: Ways = { push: true, sms: true, email: true, in_app: true };

/** How somebody who chose nothing is told of each event: the sooner something must be done, the louder. */
export const defaultWays: Readonly<Record<NotificationEvent, Ways>> = {
  NEW_APPLICANT: soon,
  PRO_CONFIRMED: soon,
  PRO_CANCELLED: atOnce,
  OFFER_ANSWERED: soon,
  SHIFT_UNFILLED: atOnce,
  SHIFT_STARTING: soon,
  NO_SHOW: atOnce,
  HOURS_DISPUTED: soon,
  PAYMENT_DUE: quietly,
  PAYMENT_FAILED: soon,
  TEAM_INVITATION: quietly,
  MESSAGE: soon,
};

/** Quiet hours as somebody finds them who never had any. */
export const defaultQuietHours: NotificationSettings['quiet_hours'] = {
  enabled: false,
  start: '22:00',
  end: '07:00',
  timezone: null,
};
