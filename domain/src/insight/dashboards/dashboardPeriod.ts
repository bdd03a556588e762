import { isDay } from '../../platform/time/isDay.ts';
import { Temporal } from '../../platform/time/temporal.ts';
import { weekdays, type Weekday } from '../../platform/time/weekday.ts';

/** Days of the calendar from the first to the last, in ISO 8601. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The most days that a dashboard covers: two years. */
const dashboardDayLimit = 731;

/** The number of days, both ends included. */
export function dayCount({ from, to }: Days): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days + 1;
}

/** Whether a week lacks days, because the period begins or ends within it. */
export function isPartialWeek(days: Days): boolean {
  return dayCount(days) < 7;
}

/** Why a dashboard cannot cover these days; null if it can. */
export function dashboardDaysProblem(days: Days): string | null {
  if (![days.from, days.to].every(isDay)) return 'Enter both days, between 2000 and 2099.';
  const count = dayCount(days);
  if (count < 1) return 'The last day is before the first one.';
  return count > dashboardDayLimit ? 'Choose at most two years.' : null;
}

/** Whole work weeks that end with the one of a day; the last of them ends on that day. */
export function weeksUntil(day: string, weeks: number, weekStart: Weekday): Days {
  const to = Temporal.PlainDate.from(day);
  const daysIntoWeek = (to.dayOfWeek - 1 - weekdays.indexOf(weekStart) + 7) % 7;
  return { from: to.subtract({ days: daysIntoWeek + 7 * (weeks - 1) }).toString(), to: day };
}
