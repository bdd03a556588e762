import { z } from 'zod';
import { idParameter, instantParameter } from '../../platform/server/parameters.ts';
import { gigFilters } from '../gigs/gigFilters.ts';

/** The maximum range of one request, in days: a month and the weeks in which it starts and ends. */
const longestDays = 45;

const { events, types, statuses, positions, search, shift_break_compliance } = gigFilters.shape;

/** The query parameters of the calendar of a location. */
export const calendarFilters = z
  .strictObject({
    location_id: idParameter,
    start_time__gte: instantParameter,
    start_time__lte: instantParameter.describe(`At most ${longestDays} days after \`start_time__gte\``),
    events,
    types,
    statuses,
    positions,
    search,
    shift_break_compliance,
  })
  .check(({ value, issues }) => {
    // This check runs even if a parameter is invalid, and then it is not a date.
    if (issues.length > 0) return;
    const length = value.start_time__lte.getTime() - value.start_time__gte.getTime();
    const message =
      length < 0
        ? 'Ends before it starts'
        : length > longestDays * 24 * 3_600_000
          ? `At most ${longestDays} days`
          : null;
    if (message) issues.push({ code: 'custom', input: value, path: ['start_time__lte'], message });
  });
