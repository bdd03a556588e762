import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { loadNotificationSettings } from './loadNotificationSettings.ts';
import { notificationSettingsSchema } from './notificationSchema.ts';

/** `GET /api/users/me/notification-settings/`: the caller's notification settings. */
export const getNotificationSettings = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/users/me/notification-settings/',
    access: 'session',
    tags: ['users'],
    summary: "Get the signed-in user's notification settings",
    responses: { 200: notificationSettingsSchema },
    handle: async ({ caller }) => ({
      status: 200,
      body: await loadNotificationSettings(database, caller.userId),
    }),
  });
