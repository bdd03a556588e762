import type { NotificationEvent } from './notificationEvents.ts';

/** The events that a staffer is notified of today. Choices for the others are kept, and take effect once they are delivered. */
export const deliveredEvents = [
  'NO_SHOW',
  'HOURS_DISPUTED',
  'PAYMENT_DUE',
  'PAYMENT_FAILED',
] as const satisfies readonly NotificationEvent[];

/** The channels by which notifications are delivered today. */
export const deliveredWays = ['email', 'sms'] as const;

/** A channel by which notifications are delivered. */
export type DeliveredWay = (typeof deliveredWays)[number];
