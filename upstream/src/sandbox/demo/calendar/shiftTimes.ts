import { Temporal } from 'temporal-polyfill';

/** Local times such as `16:00` to `23:30`; an end that is not after the start is on the next day. */
export interface WallClockHours {
  start: string;
  end: string;
}

/** Epoch milliseconds. */
export interface TimeSpan {
  start: number;
  end: number;
}

/**
 * The instants of a shift's start and end in a location's time zone. Both are local times, so a shift
 * across a clock change is an hour longer or shorter and never ends before it starts.
 */
export function shiftTimes(day: Temporal.PlainDate, hours: WallClockHours, zone: string): TimeSpan {
  const start = Temporal.PlainTime.from(hours.start);
  const end = Temporal.PlainTime.from(hours.end);
  const lastDay = Temporal.PlainTime.compare(end, start) > 0 ? day : day.add({ days: 1 });
  return {
    start: day.toZonedDateTime({ timeZone: zone, plainTime: start }).epochMilliseconds,
    end: lastDay.toZonedDateTime({ timeZone: zone, plainTime: end }).epochMilliseconds,
  };
}
