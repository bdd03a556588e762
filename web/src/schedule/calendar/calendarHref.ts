import { writeGigListSearch, type GigListChoice } from '../gigs/gigListSearch.ts';
import { stringifySearch } from '../../platform/screen/searchParams.ts';
import { writeCalendarSearch, type CalendarChoice } from './calendarSearch.ts';

/** The URL of a period of a location's calendar, with filters. */
export function calendarHref(locationId: number, choice: GigListChoice, calendar: CalendarChoice): string {
  const search = { ...writeGigListSearch(choice), ...writeCalendarSearch(calendar) };
  return `/locations/${locationId}${stringifySearch(search)}`;
}
