import { z } from 'zod';
import { gigStatuses, gigTypes } from '../gigs/gigStatus.ts';
import { booleanParameter, id, instant } from '../../platform/server/parameters.ts';

const shiftGig = z.object({
  id,
  skill_id: id,
  skill_name: z.string(),
  status: z.enum(gigStatuses),
  type: z.enum(gigTypes),
  wage_amount: z.number().nullable().describe('Null for callers without wages.view'),
  allowed_confirmed_pros: z.int(),
  current_confirmed_pros_count: z.int(),
  address: z.object({
    address_line_1: z.string(),
    city: z.string(),
    state_code: z.string(),
    zip_code: z.string(),
  }),
});

/** The response schema of an event shift: gigs at one location with the same start and end, of one event or none. */
export const shiftResponse = z
  .object({
    id,
    event_id: id.nullable(),
    start_time: instant,
    end_time: instant,
    timezone: z.string(),
    location_id: id,
    location: z.object({ id, name: z.string() }),
    contact_name: z.string().nullable().describe('The contact of the first gig that has one'),
    contact_phone: z.string().nullable(),
    gigs: z
      .array(shiftGig)
      .optional()
      .describe('Sorted by position, without cancelled gigs; only with is_including_gigs'),
  })
  .meta({ id: 'GigShift' });

/** The response of an event shift. */
export type ShiftResponse = z.output<typeof shiftResponse>;

/** The query parameter that includes the gigs of shifts. */
export const includingGigs = { is_including_gigs: booleanParameter.optional() };
