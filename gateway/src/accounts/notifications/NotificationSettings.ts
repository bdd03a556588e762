import { builder } from '../../platform/schema/builder.ts';
import { found } from '../../platform/schema/found.ts';
import { User } from '../users/User.ts';
import { NotificationEvent } from '../../notifications/NotificationEvent.ts';
import { getNotificationSettings } from './notificationsApi.ts';
import type { NotificationChoiceWire, NotificationSettingsWire } from './notificationSettingsWire.ts';
import { QuietHours } from './QuietHours.ts';

const NotificationChoice = builder.objectRef<NotificationChoiceWire>('NotificationChoice').implement({
  description: 'By which ways a user is told of one event.',
  fields: (t) => ({
    event: t.expose('event', { type: NotificationEvent, description: 'What has happened.' }),
    push: t.exposeBoolean('push', { description: 'By a push message on the phone.' }),
    sms: t.exposeBoolean('sms', {
      description: 'By a text message; none is sent while the user does not want any (`smsOptIn`).',
    }),
    email: t.exposeBoolean('email', { description: 'By e-mail.' }),
    inApp: t.exposeBoolean('in_app', { description: 'In the list of the app.' }),
  }),
});

export const NotificationSettings = builder.node(
  builder.objectRef<NotificationSettingsWire>('NotificationSettings'),
  {
    description: 'How a user is told of what happens. Everybody sees only their own.',
    id: { resolve: ({ user_id }) => user_id },
    loadWithoutCache: async (id, { rest }) => {
      const settings = await rest.call(getNotificationSettings);
      return found(String(settings.user_id) === id ? settings : null, 'notification settings');
    },
    fields: (t) => ({
      databaseId: t.exposeInt('user_id', { description: 'The number of the account.' }),
      choices: t.expose('events', {
        type: [NotificationChoice],
        description: 'Every event once, always in the same order.',
      }),
      quietHours: t.expose('quiet_hours', { type: QuietHours, description: 'When to be left alone.' }),
    }),
  },
);

builder.objectField(User, 'notificationSettings', (t) =>
  t.field({
    type: NotificationSettings,
    nullable: true,
    description: 'How the user is told of what happens. A call of its own.',
    resolve: (_user, _args, { rest }) => rest.call(getNotificationSettings),
  }),
);
