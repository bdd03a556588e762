import type { Temporal } from '../../platform/time/temporal.ts';
import { type Occurrence, weekOfMonth } from '../recurrence/weekOfMonth.ts';
import { isDaysFromEaster } from './easter.ts';

/** A day on which staffing differs from other days. */
export interface Holiday {
  readonly name: string;
  /** Whether it is a federal holiday of the United States, or the day on which one is observed. */
  readonly isFederal: boolean;
}

type Rule = (date: Temporal.PlainDate) => boolean;

const onDay =
  (month: number, day: number): Rule =>
  (date) =>
    date.month === month && date.day === day;

/** The n-th of a weekday (1 is Monday) in a month, and a number of days after it. */
const onWeekday =
  (month: number, occurrence: Occurrence, weekday: number, daysAfter = 0): Rule =>
  (date) => {
    const base = date.subtract({ days: daysAfter });
    if (base.month !== month || base.dayOfWeek !== weekday) return false;
    return occurrence === -1 ? base.day + 7 > base.daysInMonth : weekOfMonth(base) === occurrence;
  };

/** Federal holidays on a date; on a weekend, the nearest weekday observes them as well. */
const federalDates: readonly (readonly [string, Rule])[] = [
  ['New Year’s Day', onDay(1, 1)],
  ['Juneteenth', onDay(6, 19)],
  ['Independence Day', onDay(7, 4)],
  ['Veterans Day', onDay(11, 11)],
  ['Christmas Day', onDay(12, 25)],
];

const federalWeekdays: readonly (readonly [string, Rule])[] = [
  ['Martin Luther King Jr. Day', onWeekday(1, 3, 1)],
  ['Presidents’ Day', onWeekday(2, 3, 1)],
  ['Memorial Day', onWeekday(5, -1, 1)],
  ['Labor Day', onWeekday(9, 1, 1)],
  ['Columbus Day and Indigenous Peoples’ Day', onWeekday(10, 2, 1)],
  ['Thanksgiving', onWeekday(11, 4, 4)],
];

/** Other days that are busy in hospitality. */
const busyDays: readonly (readonly [string, Rule])[] = [
  ['Valentine’s Day', onDay(2, 14)],
  ['Super Bowl Sunday', onWeekday(2, 2, 7)],
  ['St. Patrick’s Day', onDay(3, 17)],
  ['Good Friday', isDaysFromEaster(-2)],
  ['Easter Sunday', isDaysFromEaster(0)],
  ['Cinco de Mayo', onDay(5, 5)],
  ['Mother’s Day', onWeekday(5, 2, 7)],
  ['Father’s Day', onWeekday(6, 3, 7)],
  ['Halloween', onDay(10, 31)],
  ['Thanksgiving Eve', onWeekday(11, 4, 4, -1)],
  ['Black Friday', onWeekday(11, 4, 4, 1)],
  ['Christmas Eve', onDay(12, 24)],
  ['New Year’s Eve', onDay(12, 31)],
];

/** The federal holidays of a date, and the other days on it that are busy in hospitality. */
export function holidaysOn(date: Temporal.PlainDate): readonly Holiday[] {
  const observed = observedOn(date);
  return [
    ...[...federalDates, ...federalWeekdays]
      .filter(([, isOn]) => isOn(date))
      .map(([name]) => ({ name, isFederal: true })),
    ...busyDays.filter(([, isOn]) => isOn(date)).map(([name]) => ({ name, isFederal: false })),
    ...federalDates
      .filter(([, isOn]) => observed !== null && isOn(observed))
      .map(([name]) => ({ name: `${name} (observed)`, isFederal: true })),
  ];
}

/** The holidays of a date in one line; null for none. */
export function holidayText(date: Temporal.PlainDate): string | null {
  const holidays = holidaysOn(date);
  return holidays.length === 0 ? null : holidays.map(({ name }) => name).join(', ');
}

/** The day of the weekend whose holiday a date observes: a Friday that of Saturday, a Monday that of Sunday. */
function observedOn(date: Temporal.PlainDate): Temporal.PlainDate | null {
  if (date.dayOfWeek === 5) return date.add({ days: 1 });
  return date.dayOfWeek === 1 ? date.subtract({ days: 1 }) : null;
}
