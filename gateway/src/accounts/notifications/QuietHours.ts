import { isQuiet } from '@brigade/domain/accounts/notifications/quietHours.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { QuietHoursWire } from './notificationSettingsWire.ts';

export const QuietHours = builder.objectRef<QuietHoursWire>('QuietHours').implement({
  description:
    'The daily hours in which text messages are dropped. They are not sent later; emails are sent at any ' +
    'time.',
  fields: (t) => ({
    isEnabled: t.exposeBoolean('enabled', { description: 'Whether quiet hours are on.' }),
    start: t.exposeString('start', { description: 'When quiet hours start, as "HH:mm" in the time zone.' }),
    end: t.exposeString('end', {
      description:
        'When quiet hours end, as "HH:mm" in the time zone; on the next day if it is at or before the start.',
    }),
    timeZone: t.exposeString('timezone', {
      nullable: true,
      description: 'The IANA name of the time zone; null until it is set.',
    }),
    isNow: t.boolean({
      description: 'Whether it is quiet hours now.',
      resolve: ({ enabled, start, end, timezone }, _args, { now }) =>
        isQuiet({ isEnabled: enabled, start, end, timeZone: timezone ?? null }, now),
    }),
  }),
});
