import { z } from 'zod';
import { id } from '../../platform/server/parameters.ts';

/** What can be booked on top of posting gigs. */
const addOnType = z.enum(['BACKGROUND_CHECKS', 'W2_WORKERS', 'CONCIERGE', 'HIRE', 'API_ACCESS']);

const date = z.iso.date('Enter a date');

/** The fields of a booking that can change later. */
export const addOnChanges = z.strictObject({
  start_date: date.optional(),
  end_date: date.nullable().optional().describe('The last day; null: until somebody ends it'),
  notes: z.string().trim().max(1000, 'At most 1000 characters').optional(),
});

/** What a booking is made of. */
export const addOnBody = addOnChanges.extend({ type: addOnType, start_date: date });

/** A booking on the wire. */
export const addOnResponse = z
  .object({
    id,
    type: addOnType,
    start_date: z.iso.date(),
    end_date: z.iso.date().nullable(),
    notes: z.string(),
  })
  .meta({ id: 'LocationAddOn' });
