/** The events a staffer can be notified of, in the order of a shift's life: filling it, running it, paying for it, and the rest. */
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

/** An event a staffer can be notified of. */
export type NotificationEvent = (typeof notificationEvents)[number];
