import type { Database } from '../../platform/database/database.ts';
import { notificationEvents } from './notificationEvents.ts';
import { defaultQuietHours, defaultWays } from './notificationDefaults.ts';
import type { NotificationSettings } from './notificationSchema.ts';

/** A user's notification settings, with defaults. */
export async function loadNotificationSettings(
  database: Database,
  userId: number,
): Promise<NotificationSettings> {
  const chosen = await database
    .selectFrom('notification_choices')
    .select(['event', 'push', 'sms', 'email', 'in_app'])
    .where('user_id', '=', userId)
    .execute();
  const quietHours = await database
    .selectFrom('quiet_hours')
    .select(['is_enabled as enabled', 'start_time as start', 'end_time as end', 'timezone'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const byEvent = new Map(chosen.map((choice) => [choice.event, choice]));
  return {
    user_id: userId,
    events: notificationEvents.map((event) => byEvent.get(event) ?? { event, ...defaultWays[event] }),
    quiet_hours: quietHours ?? defaultQuietHours,
  };
}
