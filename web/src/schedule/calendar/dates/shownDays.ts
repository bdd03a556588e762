import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { CalendarSpan } from '../calendarSearch.ts';

/** The part of the calendar that holds a day. Weeks begin on Sundays; a month brings the whole weeks at its ends along. */
export function shownDays(span: CalendarSpan, date: Temporal.PlainDate): readonly Temporal.PlainDate[] {
  const first = span === 'month' ? date.with({ day: 1 }) : date;
  const last = span === 'month' ? date.with({ day: date.daysInMonth }) : date;
  const from = span === 'day' ? date : first.subtract({ days: first.dayOfWeek % 7 });
  const until = span === 'day' ? date : last.add({ days: 6 - (last.dayOfWeek % 7) });
  return daysFrom(from, until);
}

/** The days from the first to the last, YYYY-MM-DD or as days. */
export function daysFrom(
  from: Temporal.PlainDate | string,
  until: Temporal.PlainDate | string,
): readonly Temporal.PlainDate[] {
  const first = Temporal.PlainDate.from(from);
  return Array.from({ length: first.until(until).days + 1 }, (_, index) => first.add({ days: index }));
}

/** A day in the next part (1) or the one before (-1). */
export function turnPage(
  span: CalendarSpan,
  date: Temporal.PlainDate,
  direction: 1 | -1,
): Temporal.PlainDate {
  return date.add({ [`${span}s`]: direction });
}
