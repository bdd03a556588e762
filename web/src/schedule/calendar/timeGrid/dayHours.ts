import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';

/** An hour of a day in local time. Daylight saving changes can shorten, skip or repeat hours. */
export interface DayHour {
  /** Milliseconds since 1970. */
  readonly startMs: number;
  readonly endMs: number;
  /** The local time at its start, in minutes after midnight. */
  readonly wallMinutes: number;
  /** Whether this is the second occurrence of a repeated hour. */
  readonly isRepeated: boolean;
}

/** The hours of a day in chronological order: 24, or 23 or 25 on days when daylight saving time changes. */
export function dayHours(date: Temporal.PlainDate, zone: string): readonly DayHour[] {
  const end = date.add({ days: 1 }).toZonedDateTime(zone);
  const hours: DayHour[] = [];
  const seen = new Set<number>();
  let start = date.toZonedDateTime(zone);
  while (start.epochMilliseconds < end.epochMilliseconds) {
    const next = earliest(nextFullHour(start), start.getTimeZoneTransition('next'), end);
    hours.push({
      startMs: start.epochMilliseconds,
      endMs: next.epochMilliseconds,
      wallMinutes: start.hour * 60 + start.minute,
      isRepeated: seen.has(start.hour),
    });
    seen.add(start.hour);
    start = next;
  }
  return hours;
}

function nextFullHour(moment: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  return moment.add({ minutes: 60 - moment.minute });
}

function earliest(
  first: Temporal.ZonedDateTime,
  ...others: readonly (Temporal.ZonedDateTime | null)[]
): Temporal.ZonedDateTime {
  return others.reduce<Temporal.ZonedDateTime>(
    (least, moment) => (moment && moment.epochMilliseconds < least.epochMilliseconds ? moment : least),
    first,
  );
}
