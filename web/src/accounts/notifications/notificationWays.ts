/** The notification channels as columns: `heading` in the table, `by` in the name of each switch. */
export const notificationWays = [
  { id: 'inApp', heading: 'App', by: 'in the app' },
  { id: 'push', heading: 'Push', by: 'by push message' },
  { id: 'email', heading: 'Email', by: 'by email' },
  { id: 'sms', heading: 'Text', by: 'by text message' },
] as const;

/** A notification channel. */
export type NotificationWay = (typeof notificationWays)[number]['id'];
