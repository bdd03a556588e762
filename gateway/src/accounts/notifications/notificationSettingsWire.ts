import { notificationEvents } from '@brigade/domain/accounts/notifications/notificationEvents.ts';
import { z } from 'zod';

const choiceWire = z.object({
  event: z.enum(notificationEvents),
  push: z.boolean(),
  sms: z.boolean(),
  email: z.boolean(),
  in_app: z.boolean(),
});

/** A user's notification settings. Times of day are formatted as "HH:mm". */
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
