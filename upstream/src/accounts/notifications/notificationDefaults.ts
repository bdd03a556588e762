import type { NotificationEvent } from './notificationEvents.ts';
import type { NotificationSettings } from './notificationSchema.ts';

type Ways = Omit<NotificationSettings['events'][number], 'event'>;

const quietly: Ways = { push: false, sms: false, email: true, in_app: true };
const soon: Ways = { push: true, sms: false, email: true, in_app: true };
const atOnce: Ways = { push: true, sms: true, email: true, in_app: true };

/** The default channels per event: the more urgent, the more intrusive. */
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

/** The initial quiet hours. */
export const defaultQuietHours: NotificationSettings['quiet_hours'] = {
  enabled: false,
  start: '22:00',
  end: '07:00',
  timezone: null,
};
