import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { dayHours, type DayHour } from './dayHours.ts';

/** A row of the time grid: an hour in local time. */
export interface AxisRow {
  /** 0 to 23. */
  readonly hour: number;
  /** Whether this is the second occurrence of an hour repeated by daylight saving time. */
  readonly isRepeated: boolean;
}

/** A day on the axis. `hours` has an entry for each row, null if the day does not have that hour. */
export interface AxisDay {
  readonly date: Temporal.PlainDate;
  readonly startMs: number;
  readonly endMs: number;
  readonly hours: readonly (DayHour | null)[];
}

/** Several days on a shared axis. */
export interface TimeAxis {
  readonly rows: readonly AxisRow[];
  readonly days: readonly AxisDay[];
}

/**
 * Aligns days so that the same local time is at the same height. An hour that any day has, including a repeated one, gets
 * a row. Days without that hour have a gap.
 */
export function timeAxis(dates: readonly Temporal.PlainDate[], zone: string): TimeAxis {
  const days = dates.map((date) => ({ date, hours: dayHours(date, zone) }));
  const keys = new Set(days.flatMap(({ hours }) => hours.map(keyOf)));
  const rows = [...keys].toSorted((one, other) => one - other);
  return {
    rows: rows.map((key) => ({ hour: Math.floor(key / 2), isRepeated: key % 2 === 1 })),
    days: days.map(({ date, hours }) => {
      const byKey = new Map(hours.map((hour) => [keyOf(hour), hour]));
      return {
        date,
        startMs: hours[0]?.startMs ?? 0,
        endMs: hours.at(-1)?.endMs ?? 0,
        hours: rows.map((key) => byKey.get(key) ?? null),
      };
    }),
  };
}

/** The height of an instant in rows from the top, clamped to the day. */
export function heightOf({ startMs, endMs, hours }: AxisDay, momentMs: number): number {
  if (momentMs <= startMs) return 0;
  if (momentMs >= endMs) return hours.length;
  const row = hours.findIndex((hour) => hour !== null && momentMs < hour.endMs);
  const hour = hours[row];
  if (!hour) return hours.length;
  return row + (momentMs - hour.startMs) / (hour.endMs - hour.startMs);
}

/** The local time at a height, in minutes after midnight. */
export function wallMinutesAt({ hours }: AxisDay, height: number): number {
  const row = Math.min(Math.max(Math.floor(height), 0), hours.length - 1);
  const hour = hours[row];
  if (hour) {
    // Daylight saving time makes some hours shorter.
    const minutes = (hour.endMs - hour.startMs) / 60_000;
    return hour.wallMinutes + Math.min(Math.max(height - row, 0), 1) * minutes;
  }
  // A gap maps to the next hour of the day.
  return hours.slice(row).find((later) => later !== null)?.wallMinutes ?? 24 * 60;
}

function keyOf({ wallMinutes, isRepeated }: DayHour): number {
  return Math.floor(wallMinutes / 60) * 2 + (isRepeated ? 1 : 0);
}
