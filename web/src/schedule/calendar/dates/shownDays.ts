import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { CalendarSpan } from '../calendarSearch.ts';

/** The visible days of the period that contains a day. Weeks start on Sunday. A month includes its whole first and last week. */
export function shownDays(span: CalendarSpan, date: Temporal.PlainDate): readonly Temporal.PlainDate[] {
  const first = span === 'month' ? date.with({ day: 1 }) : date;
  const last = span === 'month' ? date.with({ day: date.daysInMonth }) : date;
  const from = span === 'day' ? date : first.subtract({ days: first.dayOfWeek % 7 });
  const until = span === 'day' ? date : last.add({ days: 6 - (last.dayOfWeek % 7) });
  return daysFrom(from, until);
}

/** All days of a range, including both ends. */
export function daysFrom(
  from: Temporal.PlainDate | string,
  until: Temporal.PlainDate | string,
): readonly Temporal.PlainDate[] {
  const first = Temporal.PlainDate.from(from);
  return Array.from({ length: first.until(until).days + 1 }, (_, index) => first.add({ days: index }));
}

/** A day in the next (1) or previous (-1) period. */
export function turnPage(
  span: CalendarSpan,
  date: Temporal.PlainDate,
  direction: 1 | -1,
): Temporal.PlainDate {
  return date.add({ [`${span}s`]: direction });
}
