import { z } from 'zod';
import { notificationEvents } from '../../database/tables/settings.ts';
import { timeZone } from '../../platform/geo/timeZone.ts';
import { id } from '../../platform/server/parameters.ts';

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use HH:mm, as 22:00');

/** How somebody is told of what happens, on the wire. */
export const notificationSettingsSchema = z.object({
  user_id: id.describe('Whose they are'),
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
    .describe('Every event once; text messages also need settings.sms_opt_in of the user'),
  quiet_hours: z.object({
    enabled: z.boolean().describe('Whether push and text messages wait until the end'),
    start: timeOfDay,
    end: timeOfDay.describe('Of the next day when it is not behind the start'),
    timezone: z.string().nullable().describe('Null until it is set'),
  }),
});

/** How somebody is told of what happens, on the wire. */
export type NotificationSettings = z.output<typeof notificationSettingsSchema>;

const changedWay = z.boolean().exactOptional();

/** A change of it: what is left out stays. */
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

/** A change of notification settings. */
export type NotificationChange = z.output<typeof notificationChangeSchema>;
