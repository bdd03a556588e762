import { z } from 'zod';
import type { GigListQuery } from '../gigs/gigsApi.ts';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { calendarGigWire } from './calendarGigWire.ts';

type CalendarQuery = Pick<
  GigListQuery,
  'statuses' | 'types' | 'positions' | 'events' | 'search' | 'shift_break_compliance'
> & {
  location_id: number;
  start_time__gte: string;
  start_time__lte: string;
};

/** The gigs of a location that start within a period of at most 45 days. */
export const getGigCalendar = endpoint({
  name: 'getGigCalendar',
  method: 'GET',
  path: '/staffer/gigs/calendar/',
  query: shape<CalendarQuery>(),
  response: z.object({ results: z.array(calendarGigWire), is_truncated: z.boolean().default(false) }),
});
