import type { NotificationSettings } from './notificationSchema.ts';

/** Whether a moment is within a user's quiet hours. They may last over midnight. */
export function isQuiet(
  { enabled, start, end, timezone }: NotificationSettings['quiet_hours'],
  moment: Date,
): boolean {
  if (!enabled) return false;
  const time = moment.toLocaleTimeString('en-GB', {
    timeZone: timezone ?? 'UTC',
    hour: '2-digit',
    minute: '2-digit',
  });
  return start < end ? start <= time && time < end : start <= time || time < end;
}
