import { z } from 'zod';
import { invalidField } from '../../platform/errors.ts';

/** What a dashboard can compare its period with. */
export const dashboardCompares = ['PREVIOUS_PERIOD', 'SAME_WEEKS_LAST_YEAR', 'NONE'] as const;

/** One of {@link dashboardCompares}. */
type DashboardCompare = (typeof dashboardCompares)[number];

/** The days of a week, Monday first. */
export const weekdays = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const;

/** The day that a work week begins with. */
export const weekdaySchema = z.enum(weekdays);

type Weekday = z.output<typeof weekdaySchema>;

const longest = 731;
const weeksByDefault = 4;

/** Days from the first to the last, YYYY-MM-DD, of which `firstWeek` begins the week of the first. */
export type DashboardSpan = { from: string; to: string; firstWeek: string };

/** The days of a dashboard and those it compares them with, null for none. */
export type DashboardPeriod = { current: DashboardSpan; compared: DashboardSpan | null };

type Wanted = { start: string | undefined; end: string | undefined; compare: DashboardCompare };

/**
 * The days that are asked for; by default four weeks that end yesterday. The compared days are whole weeks earlier, so
 * that each day is compared with the same day of the week.
 *
 * @throws ApiError invalid when the days are reversed or more than two years
 */
export function dashboardPeriod({ start, end, compare }: Wanted, today: string, weekStart: Weekday) {
  const last = end ?? addDays(today, -1);
  const first = start ?? addDays(firstDayOfWeek(last, weekStart), -7 * (weeksByDefault - 1));
  const days = daysBetween(first, last) + 1;
  if (days < 1)
    throw invalidField(end === undefined ? 'start' : 'end', 'The last day is before the first one');
  if (days > longest) throw invalidField('start', 'At most two years');
  const current = { from: first, to: last, firstWeek: firstDayOfWeek(first, weekStart) };
  const earlier = { PREVIOUS_PERIOD: 7 * Math.ceil(days / 7), SAME_WEEKS_LAST_YEAR: 364, NONE: 0 }[compare];
  return { current, compared: earlier === 0 ? null : movedBack(current, earlier) };
}

/** The weeks of a span, the first and the last cut to its days. */
export function weeksOf(span: DashboardSpan): { from: string; to: string }[] {
  const { from, to, firstWeek } = span;
  const count = weekOf(to, span) + 1;
  return Array.from({ length: count }, (_, week) => {
    const [start, end] = [addDays(firstWeek, 7 * week), addDays(firstWeek, 7 * week + 6)];
    return { from: start < from ? from : start, to: end > to ? to : end };
  });
}

/** The week of a day within a span, counted from 0. */
export function weekOf(day: string, { firstWeek }: DashboardSpan): number {
  return Math.floor(daysBetween(firstWeek, day) / 7);
}

/** The day that begins a work week, by the one that ends it. */
export function weekStartOf(weekEnd: string | null): Weekday {
  const end = weekdays.findIndex((day) => day === (weekEnd ?? 'SUNDAY'));
  return weekdays[(end + 1) % weekdays.length] ?? 'MONDAY';
}

function movedBack({ from, to, firstWeek }: DashboardSpan, days: number): DashboardSpan {
  return { from: addDays(from, -days), to: addDays(to, -days), firstWeek: addDays(firstWeek, -days) };
}

/** The day that begins the week of a day. */
export function firstDayOfWeek(date: string, weekStart: Weekday): string {
  const weekday = (new Date(date).getUTCDay() + 6) % 7;
  return addDays(date, -((weekday - weekdays.indexOf(weekStart) + 7) % 7));
}

/** The day so many days after another one. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
