import type { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { gigConditions } from '../gigs/gigConditions.ts';
import type { calendarFilters } from './calendarFilters.ts';
import { calendarGigs } from './calendarGigs.ts';

/** The gigs of a location in a range, earliest first. The query walks one index. */
export function selectCalendarGigs(database: Database, filters: z.output<typeof calendarFilters>, now: Date) {
  const { tallied, others } = gigConditions(filters, now);
  const ofLocation = [...tallied, ...others];
  return calendarGigs(
    database,
    (gigs) => gigs.where('location_id', '=', filters.location_id).where((eb) => eb.and(ofLocation)),
    now,
  );
}
