import type { RouteFactory } from '../../platform/server/route.ts';
import { getNotificationSettings } from './getNotificationSettings.ts';
import { patchNotificationSettings } from './patchNotificationSettings.ts';

/** The routes for notifications, in the order of the documentation. */
export const notificationsRoutes: readonly RouteFactory[] = [
  getNotificationSettings,
  patchNotificationSettings,
];
