import type { Database } from '../../platform/database/database.ts';
import { invalidFields } from '../../platform/errors.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { loadNotificationSettings } from './loadNotificationSettings.ts';
import {
  type NotificationChange,
  notificationChangeSchema,
  type NotificationSettings,
  notificationSettingsSchema,
} from './notificationSchema.ts';

/** `PATCH /api/users/me/notification-settings/`: updates the caller's notification settings. */
export const patchNotificationSettings = ({ database }: Services) =>
  route({
    method: 'PATCH',
    url: '/api/users/me/notification-settings/',
    access: 'session',
    scope: 'PERSON',
    tags: ['users'],
    summary: "Update the signed-in user's notification settings",
    description: 'Omitted events and channels stay unchanged.',
    body: notificationChangeSchema,
    responses: { 200: notificationSettingsSchema },
    handle: async ({ body, caller: { userId } }) => {
      const settings = await database.transaction().execute(async (trx) => {
        // Serialize changes, so that the second builds on the first.
        await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
        const changed = merge(await loadNotificationSettings(trx, userId), body);
        await saveChoices(trx, userId, changed, body);
        if (body.quiet_hours) await saveQuietHours(trx, userId, changed.quiet_hours);
        return changed;
      });
      return { status: 200, body: settings };
    },
  });

function merge(current: NotificationSettings, change: NotificationChange): NotificationSettings {
  const quietHours = { ...current.quiet_hours, ...change.quiet_hours };
  if (quietHours.enabled && quietHours.timezone === null) {
    throw invalidFields([
      { code: 'required', message: 'This field is required', target: 'quiet_hours.timezone' },
    ]);
  }
  const byEvent = new Map(change.events?.map((event) => [event.event, event]));
  return {
    ...current,
    events: current.events.map((event) => ({ ...event, ...byEvent.get(event.event) })),
    quiet_hours: quietHours,
  };
}

async function saveChoices(
  trx: Database,
  userId: number,
  { events }: NotificationSettings,
  change: NotificationChange,
): Promise<void> {
  const named = new Set(change.events?.map(({ event }) => event));
  const choices = events.filter(({ event }) => named.has(event));
  if (choices.length === 0) return;
  await trx
    .insertInto('notification_choices')
    .values(choices.map((choice) => ({ user_id: userId, ...choice })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'event']).doUpdateSet((eb) => ({
        push: eb.ref('excluded.push'),
        sms: eb.ref('excluded.sms'),
        email: eb.ref('excluded.email'),
        in_app: eb.ref('excluded.in_app'),
      })),
    )
    .execute();
}

async function saveQuietHours(
  trx: Database,
  userId: number,
  { enabled, start, end, timezone }: NotificationSettings['quiet_hours'],
): Promise<void> {
  const values = { is_enabled: enabled, start_time: start, end_time: end, timezone };
  await trx
    .insertInto('quiet_hours')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}
