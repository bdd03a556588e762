import { formatDuration } from '@brigade/domain/platform/time/duration.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { currentInstant } from '../../../platform/clock/currentTime.ts';

const hoursOfDay = 24;

/** How long it is until a time: "3 h 20 min", from a day on "1 day 18 h", from three on "5 days". Null once it has come. */
export function timeLeft(time: string): string | null {
  const minutes = currentInstant().until(Temporal.Instant.from(time)).total('minutes');
  if (minutes <= 0) return null;
  const hours = Math.round(minutes / 60);
  if (hours < hoursOfDay) return formatDuration(minutes);
  if (hours >= 3 * hoursOfDay) return `${Math.round(hours / hoursOfDay)} days`;
  const days = hours < 2 * hoursOfDay ? '1 day' : '2 days';
  const rest = hours % hoursOfDay;
  return rest === 0 ? days : `${days} ${rest} h`;
}
