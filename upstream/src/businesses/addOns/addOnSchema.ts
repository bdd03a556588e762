import { z } from 'zod';
import { dateParameter, id } from '../../platform/server/parameters.ts';

/** The types of add-ons. */
const addOnType = z.enum(['BACKGROUND_CHECKS', 'W2_WORKERS', 'CONCIERGE', 'HIRE', 'API_ACCESS']);

/** The updatable fields of a booking. */
export const addOnChanges = z.strictObject({
  start_date: dateParameter.optional(),
  end_date: dateParameter.nullable().optional().describe('The last day; null while no end is planned'),
  notes: z.string().trim().max(1000, 'At most 1000 characters').optional(),
});

/** The body for a new booking. */
export const addOnBody = addOnChanges.extend({ type: addOnType, start_date: dateParameter });

/** A booking in the API. */
export const addOnResponse = z
  .object({
    id,
    type: addOnType,
    start_date: z.iso.date(),
    end_date: z.iso.date().nullable(),
    notes: z.string(),
  })
  .meta({ id: 'LocationAddOn' });
