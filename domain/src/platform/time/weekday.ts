import type { Temporal } from './temporal.ts';

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

/** A day of the week. */
export type Weekday = (typeof weekdays)[number];

const names: Record<Weekday, string> = {
  MONDAY: 'Monday',
  TUESDAY: 'Tuesday',
  WEDNESDAY: 'Wednesday',
  THURSDAY: 'Thursday',
  FRIDAY: 'Friday',
  SATURDAY: 'Saturday',
  SUNDAY: 'Sunday',
};

/** The day for people: "Monday". */
export function weekdayName(weekday: Weekday): string {
  return names[weekday];
}

/** On which day of the week a date is. */
export function weekdayOf(date: Temporal.PlainDate): Weekday {
  return weekdayFromWire(date.dayOfWeek - 1);
}

/** The number of a day in REST, which counts from Monday: 0. */
export function weekdayToWire(weekday: Weekday): number {
  return weekdays.indexOf(weekday);
}

/** The day with this number in REST. Throws RangeError for other numbers than 0 to 6. */
export function weekdayFromWire(number: number): Weekday {
  const weekday = weekdays[number];
  if (weekday === undefined) throw new RangeError(`No day of the week: ${number}`);
  return weekday;
}

/** The number of a day in forms, which count from Sunday: 0. */
export function weekdayToForm(weekday: Weekday): number {
  return (weekdayToWire(weekday) + 1) % weekdays.length;
}

/** The day with this number in forms. Throws RangeError for other numbers than 0 to 6. */
export function weekdayFromForm(number: number): Weekday {
  return weekdayFromWire(weekdays.findIndex((weekday) => weekdayToForm(weekday) === number));
}
