import { formatDuration } from '@brigade/domain/platform/time/duration.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { currentInstant } from '../../../platform/clock/currentTime.ts';

const minutesOfDay = 24 * 60;

/** How long it is until a time: "3 h 20 min" within two days, else "5 days". Null once it has come. */
export function timeLeft(time: string): string | null {
  const minutes = currentInstant().until(Temporal.Instant.from(time)).total('minutes');
  if (minutes <= 0) return null;
  return minutes < 2 * minutesOfDay ? formatDuration(minutes) : `${Math.round(minutes / minutesOfDay)} days`;
}
