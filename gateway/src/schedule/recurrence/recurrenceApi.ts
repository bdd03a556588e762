import type { RecurrenceWire } from '@brigade/domain/schedule/recurrence/recurrenceWire.ts';
import { z } from 'zod';
import { gigWire } from '../gigs/gigWire.ts';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import { wireDate, wireInstant } from '../../platform/schema/wireTime.ts';
import { readableRecurrence } from './recurrencePatternWire.ts';

/** Gets the recurrence rule of a gig, null for one that cannot be read. Status 404 if the gig does not recur. */
export const getRecurringPattern = endpoint({
  name: 'getRecurringPattern',
  method: 'GET',
  path: '/staffer/gigs/{id}/recurring-pattern/',
  response: readableRecurrence,
});

/** The filter of a list of recurring gigs. */
interface RecurringGigsQuery {
  location_id: number;
  /** The earliest start time. `end_time` is the latest end time. */
  start_time?: string;
  end_time?: string;
  skill_ids?: readonly number[];
  types?: readonly string[];
}

/** Lists the recurring gigs of a location, ordered by start time. */
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

/** A date of a recurrence rule. */
export type RecurrenceDateWire = z.infer<typeof recurrenceDateWire>;

/** Evaluates a recurrence rule without posting gigs. Times are local to the location. */
export const previewRecurrence = endpoint({
  name: 'previewRecurrence',
  method: 'POST',
  path: '/staffer/gigs/v2/recurring-pattern/dates/',
  withoutKey: 'computation',
  body: shape<RecurrenceWire & { dtstart: string; dtend: string; timezone: string }>(),
  response: z.array(recurrenceDateWire),
});
