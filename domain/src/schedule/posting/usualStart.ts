import { Temporal } from '../../platform/time/temporal.ts';

/** The local times of a shift, HH:mm; an end at or before the start is on the next day. */
interface Times {
  readonly startTime: string;
  readonly endTime: string;
}

/** When a new shift starts unless someone changes it. */
export interface UsualStart extends Times {
  /** YYYY-MM-DD. */
  readonly date: string;
}

/**
 * The date and times that a form for a new shift begins with. They are never in the past: a chosen today moves the times
 * to the next full hour, and without a chosen date, a start that has passed becomes tomorrow's.
 *
 * @param chosen the date that was asked for, YYYY-MM-DD; null for none
 * @param now in the time zone of the place
 */
export function usualStart(times: Times, chosen: string | null, now: Temporal.ZonedDateTime): UsualStart {
  const today = now.toPlainDate();
  const tomorrow = today.add({ days: 1 }).toString();
  const { startTime, endTime } = times;
  if (chosen !== null && chosen > today.toString()) return { date: chosen, startTime, endTime };

  const start = Temporal.PlainTime.from(startTime);
  const isAhead = Temporal.PlainTime.compare(start, now.toPlainTime()) > 0;
  if (isAhead) return { date: today.toString(), startTime, endTime };
  if (chosen !== today.toString() || now.hour === 23) return { date: tomorrow, startTime, endTime };

  const next = new Temporal.PlainTime(now.hour + 1);
  const end = Temporal.PlainTime.from(endTime).add(start.until(next));
  return { date: chosen, startTime: written(next), endTime: written(end) };
}

function written(time: Temporal.PlainTime): string {
  return time.toString({ smallestUnit: 'minute' });
}
