import type { RecurrenceWire } from '@brigade/domain/schedule/recurrence/recurrenceWire.ts';
import { z } from 'zod';
import { gigWire } from '../gigs/gigWire.ts';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import { wireDate, wireInstant } from '../../platform/schema/wireTime.ts';
import { recurrencePatternWire } from './recurrencePatternWire.ts';

/** The rule by which a gig recurs; a 404 for one that does not. */
export const getRecurringPattern = endpoint({
  name: 'getRecurringPattern',
  method: 'GET',
  path: '/staffer/gigs/{id}/recurring-pattern/',
  response: recurrencePatternWire,
});

/** What lists of recurring gigs can be narrowed by. */
interface RecurringGigsQuery {
  location_id: number;
  /** The earliest start and the latest end. */
  start_time?: string;
  end_time?: string;
  skill_ids?: readonly number[];
  types?: readonly string[];
}

/** The gigs of series of a location, by start. */
export const listRecurringGigs = endpoint({
  name: 'listRecurringGigs',
  method: 'GET',
  path: '/staffer/gigs/v2/recurring-pattern/gigs/',
  query: shape<PageQuery & RecurringGigsQuery>(),
  response: paged(gigWire),
});

const recurrenceDateWire = z.object({
  date: wireDate,
  start_time: wireInstant,
  end_time: wireInstant,
  is_start_moved: z.boolean(),
  is_repeated_hour: z.boolean(),
});

/** A date of a rule. */
export type RecurrenceDateWire = z.infer<typeof recurrenceDateWire>;

/** When a rule would have gigs; nothing is posted. Times are on the clock of the place. */
export const previewRecurrence = endpoint({
  name: 'previewRecurrence',
  method: 'POST',
  path: '/staffer/gigs/v2/recurring-pattern/dates/',
  body: shape<RecurrenceWire & { dtstart: string; dtend: string; timezone: string }>(),
  response: z.array(recurrenceDateWire),
});
