import type { DeliveredWay } from '@brigade/domain/accounts/notifications/deliveredNotifications.ts';

/** The delivered channels in words: `heading` of the column in the table, `by` in the name of each switch. */
export const notificationWays: Readonly<Record<DeliveredWay, { heading: string; by: string }>> = {
  email: { heading: 'Email', by: 'by email' },
  sms: { heading: 'Text', by: 'by text message' },
};
