import { Temporal } from '@brigade/domain/platform/time/temporal.ts';

/** The two ways to look at the gigs of a location. */
export const gigViews = ['list', 'calendar'] as const;

export type GigView = (typeof gigViews)[number];

/** How much of the calendar is in sight. */
export const calendarSpans = ['month', 'week', 'day'] as const;

export type CalendarSpan = (typeof calendarSpans)[number];

/** Which part of the calendar is in sight, and what for. */
export interface CalendarChoice {
  readonly view: GigView;
  readonly span: CalendarSpan;
  /** A day within the part, YYYY-MM-DD; null for today at the location. */
  readonly date: string | null;
  /** Whether gigs are being gathered into an event. */
  readonly isBuildingEvent: boolean;
}

/** The same as the address says it: what is left out is the default. */
export interface CalendarSearch {
  readonly view?: string;
  readonly calendar_view?: string;
  readonly calendar_date?: string;
  readonly calendar_mode?: string;
}

/** Reads the address. What it does not know is dropped, and what is dropped or left out is the default. */
export function readCalendarSearch(search: Record<string, unknown>): CalendarChoice {
  return {
    view: gigViews.find((name) => name === search['view']) ?? 'list',
    span: calendarSpans.find((name) => name === search['calendar_view']) ?? 'week',
    date: dayOf(search['calendar_date']),
    isBuildingEvent: search['calendar_mode'] === 'build-event',
  };
}

/** Writes the address. */
export function writeCalendarSearch({ view, span, date, isBuildingEvent }: CalendarChoice): CalendarSearch {
  return {
    ...(view === 'list' ? {} : { view }),
    ...(span === 'week' ? {} : { calendar_view: span }),
    ...(date === null ? {} : { calendar_date: date }),
    ...(isBuildingEvent ? { calendar_mode: 'build-event' } : {}),
  };
}

// Four digits of a year: what Temporal would take beyond them is no day that anybody plans.
function dayOf(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return null;
  try {
    return Temporal.PlainDate.from(value).toString();
  } catch {
    return null;
  }
}
