import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { CalendarSpan } from '../calendarSearch.ts';
import { shownDays } from './shownDays.ts';

const formats = {
  month: { month: 'long', year: 'numeric' },
  week: { month: 'short', day: 'numeric', year: 'numeric' },
  day: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
} as const satisfies Record<CalendarSpan, Intl.DateTimeFormatOptions>;

/** The title of a period: "November 2026", "Nov 15 – 21, 2026", "Friday, November 20, 2026". */
export function periodTitle(span: CalendarSpan, date: Temporal.PlainDate): string {
  // A plain date has no time zone, so it is formatted as UTC.
  const format = new Intl.DateTimeFormat('en-US', { ...formats[span], timeZone: 'UTC' });
  const days = shownDays(span, date);
  const [first, last] = [days[0] ?? date, days.at(-1) ?? date];
  return span === 'week' ? format.formatRange(msOf(first), msOf(last)) : format.format(msOf(date));
}

function msOf(day: Temporal.PlainDate): number {
  return day.toZonedDateTime('UTC').epochMilliseconds;
}
