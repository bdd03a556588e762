import { isQuiet } from '@brigade/domain/accounts/notifications/quietHours.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { QuietHoursWire } from './notificationSettingsWire.ts';

export const QuietHours = builder.objectRef<QuietHoursWire>('QuietHours').implement({
  description:
    'When no text messages are sent, day after day. They are not sent later, either; emails are sent at any time.',
  fields: (t) => ({
    isEnabled: t.exposeBoolean('enabled', { description: 'Whether there are any.' }),
    start: t.exposeString('start', { description: 'When they start, "HH:mm" in the zone.' }),
    end: t.exposeString('end', {
      description: 'When they end, "HH:mm" in the zone; on the next day when it is not behind the start.',
    }),
    timeZone: t.exposeString('timezone', {
      nullable: true,
      description: 'The name of the IANA zone; null until it is set.',
    }),
    isNow: t.boolean({
      description: 'Whether this moment lies within them.',
      resolve: ({ enabled, start, end, timezone }, _args, { now }) =>
        isQuiet({ isEnabled: enabled, start, end, timeZone: timezone ?? null }, now),
    }),
  }),
});
