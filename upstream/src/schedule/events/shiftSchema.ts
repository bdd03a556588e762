import { z } from 'zod';
import { gigStatuses, gigTypes } from '../gigs/gigStatus.ts';
import { booleanParameter, id, instant } from '../../platform/server/parameters.ts';

const shiftGig = z.object({
  id,
  skill_id: id,
  skill_name: z.string(),
  status: z.enum(gigStatuses),
  type: z.enum(gigTypes),
  wage_amount: z.number().nullable().describe('Null for callers who may not see wages'),
  allowed_confirmed_pros: z.int(),
  current_confirmed_pros_count: z.int(),
  address: z.object({
    address_line_1: z.string(),
    city: z.string(),
    state_code: z.string(),
    zip_code: z.string(),
  }),
});

/** An event shift on the wire: gigs at one location with the same start and end, of one event or none. */
export const shiftResponse = z
  .object({
    id,
    event_id: id.nullable(),
    start_time: instant,
    end_time: instant,
    timezone: z.string(),
    location_id: id,
    location: z.object({ id, name: z.string() }),
    contact_name: z.string().nullable().describe('Of the first of its gigs that names somebody'),
    contact_phone: z.string().nullable(),
    gigs: z
      .array(shiftGig)
      .optional()
      .describe('By position, without cancelled ones; only with is_including_gigs'),
  })
  .meta({ id: 'GigShift' });

/** An event shift on the wire. */
export type ShiftResponse = z.output<typeof shiftResponse>;

/** The query parameter by which shifts bring their gigs along. */
export const includingGigs = { is_including_gigs: booleanParameter.optional() };
