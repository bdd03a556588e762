/** The events that users can be notified about. */
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
