import type { OpenHour } from '@brigade/domain/insight/dashboards/openHours.ts';
import { type Weekday, weekdays } from '@brigade/domain/platform/time/weekday.ts';

/** A day of the week and its hours, in the order of the columns. */
export interface HourRow {
  readonly weekday: Weekday;
  readonly hours: readonly OpenHour[];
}

/**
 * The hours of the week as a table: a row for each day from `weekStart` on, a column for each hour from the first to the
 * last that has places on any day. Hours without places have 0.
 */
export function hourRows(hours: readonly OpenHour[], weekStart: Weekday): HourRow[] {
  const first = Math.min(...hours.map(({ hour }) => hour));
  const count = Math.max(...hours.map(({ hour }) => hour)) - first + 1;
  const start = weekdays.indexOf(weekStart);
  return [...weekdays.slice(start), ...weekdays.slice(0, start)].map((weekday) => ({
    weekday,
    hours: Array.from({ length: count }, (_, index) => {
      const hour = first + index;
      const found = hours.find((other) => other.weekday === weekday && other.hour === hour);
      return found ?? { weekday, hour, places: 0, open: 0 };
    }),
  }));
}
