import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { loadNotificationSettings } from './loadNotificationSettings.ts';
import { notificationSettingsSchema } from './notificationSchema.ts';

/** `GET /api/users/me/notification-settings/`: how the caller is told of what happens. */
export const getNotificationSettings = ({ database }: Upstream) =>
  route({
    method: 'GET',
    url: '/api/users/me/notification-settings/',
    access: 'session',
    tags: ['users'],
    summary: 'How the signed-in user is told of what happens',
    responses: { 200: notificationSettingsSchema },
    handle: async ({ caller }) => ({
      status: 200,
      body: await loadNotificationSettings(database, caller.userId),
    }),
  });
