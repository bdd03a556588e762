import { notificationEvents } from '@brigade/domain/notifications/notificationEvents.ts';
import { z } from 'zod';

const choiceWire = z.object({
  event: z.enum(notificationEvents),
  push: z.boolean(),
  sms: z.boolean(),
  email: z.boolean(),
  in_app: z.boolean(),
});

/** How a user is told of what happens; times of day are "HH:mm". */
export const notificationSettingsWire = z.object({
  user_id: z.int(),
  events: z.array(choiceWire),
  quiet_hours: z.object({
    enabled: z.boolean(),
    start: z.string(),
    end: z.string(),
    timezone: z.string().nullish(),
  }),
});

export type NotificationChoiceWire = z.infer<typeof choiceWire>;
export type NotificationSettingsWire = z.infer<typeof notificationSettingsWire>;
export type QuietHoursWire = NotificationSettingsWire['quiet_hours'];
