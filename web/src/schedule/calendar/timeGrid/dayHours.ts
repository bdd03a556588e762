import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';

/** One hour of a day as the clock on the wall shows it; the clocks' changes make some shorter, missing or double. */
export interface DayHour {
  /** Milliseconds since 1970. */
  readonly startMs: number;
  readonly endMs: number;
  /** What the clock shows at its start, in minutes after midnight. */
  readonly wallMinutes: number;
  /** The second time that the clock shows it on this day. */
  readonly isRepeated: boolean;
}

/** The hours of a day at a place, in the order in which they pass: 24, or 23 or 25 when the clocks change. */
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
