import { Temporal } from '@brigade/domain/platform/time/temporal.ts';

/** The views of a location's gigs. */
export const gigViews = ['list', 'calendar'] as const;

type GigView = (typeof gigViews)[number];

/** The lengths of the visible period. */
export const calendarSpans = ['month', 'week', 'day'] as const;

export type CalendarSpan = (typeof calendarSpans)[number];

/** What the calendar shows: gigs by their times, to select for an event, by position or by person. */
export const calendarModes = ['times', 'build-event', 'coverage', 'people'] as const;

type CalendarMode = (typeof calendarModes)[number];

/** The state of the calendar in the URL. */
export interface CalendarChoice {
  readonly view: GigView;
  readonly span: CalendarSpan;
  /** A day within the period, YYYY-MM-DD. Null for today at the location. */
  readonly date: string | null;
  readonly mode: CalendarMode;
}

/** The search params of the URL. Default values are omitted. */
interface CalendarSearch {
  readonly view?: string;
  readonly calendar_view?: string;
  readonly calendar_date?: string;
  readonly calendar_mode?: string;
}

/** Parses the search params. Invalid values are replaced by defaults. */
export function readCalendarSearch(search: Record<string, unknown>): CalendarChoice {
  const span = calendarSpans.find((name) => name === search['calendar_view']) ?? 'week';
  const mode = calendarModes.find((name) => name === search['calendar_mode']) ?? 'times';
  return {
    view: gigViews.find((name) => name === search['view']) ?? 'list',
    // The hours of people are those of a week.
    span: mode === 'people' && span === 'month' ? 'week' : span,
    date: dayOf(search['calendar_date']),
    mode,
  };
}

/** Serializes the state to search params. */
export function writeCalendarSearch({ view, span, date, mode }: CalendarChoice): CalendarSearch {
  return {
    ...(view === 'list' ? {} : { view }),
    ...(span === 'week' ? {} : { calendar_view: span }),
    ...(date === null ? {} : { calendar_date: date }),
    ...(mode === 'times' ? {} : { calendar_mode: mode }),
  };
}

// Temporal also accepts times and six-digit years, which make no sense here.
function dayOf(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return null;
  try {
    return Temporal.PlainDate.from(value).toString();
  } catch {
    return null;
  }
}
