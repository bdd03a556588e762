import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { dayHours, type DayHour } from './dayHours.ts';

/** A row of the time grid: an hour on the clock. */
export interface AxisRow {
  /** 0 to 23. */
  readonly hour: number;
  /** The second of two: the clocks went back. */
  readonly isRepeated: boolean;
}

/** A day beside the axis: for each row its hour, or null where the clocks of this day never show it. */
export interface AxisDay {
  readonly date: Temporal.PlainDate;
  readonly startMs: number;
  readonly endMs: number;
  readonly hours: readonly (DayHour | null)[];
}

/** Days side by side on one axis. */
export interface TimeAxis {
  readonly rows: readonly AxisRow[];
  readonly days: readonly AxisDay[];
}

/**
 * Puts days side by side, so that the same time on the clock is at the same height in each. An hour that only one of
 * them has (the repeated one) or lacks (the skipped one) has its row, and the days without it a gap there.
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

/** How far down a moment is, in rows from the top; moments outside of the day are at its ends. */
export function heightOf({ startMs, endMs, hours }: AxisDay, momentMs: number): number {
  if (momentMs <= startMs) return 0;
  if (momentMs >= endMs) return hours.length;
  const row = hours.findIndex((hour) => hour !== null && momentMs < hour.endMs);
  const hour = hours[row];
  if (!hour) return hours.length;
  return row + (momentMs - hour.startMs) / (hour.endMs - hour.startMs);
}

/** What the clock shows so far down, in minutes after midnight. */
export function wallMinutesAt({ hours }: AxisDay, height: number): number {
  const row = Math.min(Math.max(Math.floor(height), 0), hours.length - 1);
  const hour = hours[row];
  if (hour) return hour.wallMinutes + Math.min(Math.max(height - row, 0), 1) * 60;
  // In a gap the clock shows what comes next.
  return hours.slice(row).find((later) => later !== null)?.wallMinutes ?? 24 * 60;
}

function keyOf({ wallMinutes, isRepeated }: DayHour): number {
  return Math.floor(wallMinutes / 60) * 2 + (isRepeated ? 1 : 0);
}
