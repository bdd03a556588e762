import { builder } from '../../platform/schema/builder.ts';
import { found } from '../../platform/schema/found.ts';
import { User } from '../users/User.ts';
import { NotificationEvent } from './NotificationEvent.ts';
import { getNotificationSettings } from './notificationsApi.ts';
import type { NotificationChoiceWire, NotificationSettingsWire } from './notificationSettingsWire.ts';
import { QuietHours } from './QuietHours.ts';

const NotificationChoice = builder.objectRef<NotificationChoiceWire>('NotificationChoice').implement({
  description: 'The channels through which a user is notified about an event.',
  fields: (t) => ({
    event: t.expose('event', {
      type: NotificationEvent,
      description: 'The event that triggers the notification.',
    }),
    push: t.exposeBoolean('push', {
      description: 'Whether to send push notifications. Stored for later: none are sent yet.',
    }),
    sms: t.exposeBoolean('sms', {
      description: 'Whether text messages are sent. None are sent unless `smsOptIn` is true.',
    }),
    email: t.exposeBoolean('email', { description: 'Whether email notifications are sent.' }),
    inApp: t.exposeBoolean('in_app', {
      description: 'Whether to show in-app notifications. Stored for later: none are shown yet.',
    }),
  }),
});

export const NotificationSettings = builder.node(
  builder.objectRef<NotificationSettingsWire>('NotificationSettings'),
  {
    description: "A user's notification settings. Visible to that user only.",
    id: { resolve: ({ user_id }) => user_id },
    loadWithoutCache: async (id, { rest }) => {
      const settings = await rest.call(getNotificationSettings);
      return found(String(settings.user_id) === id ? settings : null, 'notification settings');
    },
    fields: (t) => ({
      databaseId: t.expose('user_id', { type: 'DatabaseId', description: 'The database ID of the account.' }),
      choices: t.expose('events', {
        type: [NotificationChoice],
        description: 'One entry per event, in a fixed order.',
      }),
      quietHours: t.expose('quiet_hours', { type: QuietHours, description: "The user's daily quiet hours." }),
    }),
  },
);

builder.objectField(User, 'notificationSettings', (t) =>
  t.field({
    type: NotificationSettings,
    nullable: true,
    description: "The user's notification settings. Costs one upstream call.",
    resolve: (_user, _args, { rest }) => rest.call(getNotificationSettings),
  }),
);
