import { z } from 'zod';
import { notificationEvents } from './notificationEvents.ts';
import { timeZone } from '../../platform/geo/timeZone.ts';
import { id } from '../../platform/server/parameters.ts';

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use HH:mm, as 22:00');

/** Notification settings in the API. */
export const notificationSettingsSchema = z.object({
  user_id: id.describe('The owner of the settings'),
  events: z
    .array(
      z.object({
        event: z.enum(notificationEvents),
        push: z.boolean(),
        sms: z.boolean(),
        email: z.boolean(),
        in_app: z.boolean(),
      }),
    )
    .describe("Every event once; text messages also require the user's settings.sms_opt_in"),
  quiet_hours: z.object({
    enabled: z
      .boolean()
      .describe(
        'Whether no text messages are sent in these hours. They are not sent later, either; emails are sent',
      ),
    start: timeOfDay,
    end: timeOfDay.describe('On the next day unless it is after the start'),
    timezone: z.string().nullable().describe('Null until it is set'),
  }),
});

/** Notification settings in the API. */
export type NotificationSettings = z.output<typeof notificationSettingsSchema>;

const changedWay = z.boolean().exactOptional();

/** A partial update: omitted fields stay unchanged. */
export const notificationChangeSchema = z.strictObject({
  events: z
    .array(
      z.strictObject({
        event: z.enum(notificationEvents),
        push: changedWay,
        sms: changedWay,
        email: changedWay,
        in_app: changedWay,
      }),
    )
    .max(notificationEvents.length)
    .optional(),
  quiet_hours: z
    .strictObject({
      enabled: changedWay,
      start: timeOfDay.exactOptional(),
      end: timeOfDay.exactOptional(),
      timezone: timeZone.exactOptional(),
    })
    .optional(),
});

/** A partial update of notification settings. */
export type NotificationChange = z.output<typeof notificationChangeSchema>;
