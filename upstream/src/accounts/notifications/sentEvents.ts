import type { NotificationEvent } from './notificationEvents.ts';

/** The events that users are notified about. Choices for the others are stored, and take effect once they are sent. */
export const sentEvents = [
  'NO_SHOW',
  'HOURS_DISPUTED',
  'PAYMENT_DUE',
  'PAYMENT_FAILED',
] as const satisfies readonly NotificationEvent[];

export type SentEvent = (typeof sentEvents)[number];
