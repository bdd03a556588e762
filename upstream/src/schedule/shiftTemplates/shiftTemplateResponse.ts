import { z } from 'zod';
import { id } from '../../platform/server/parameters.ts';

/** A shift template on the wire. */
export const shiftTemplateResponse = z
  .object({
    id,
    location_id: id,
    start_time: z.string().describe('HH:MM:SS, on the clocks of the place'),
    end_time: z.string().describe('HH:MM:SS; at or before the start it is on the next day'),
    unpaid_break_minutes: z.int().nonnegative(),
  })
  .meta({ id: 'ShiftTemplate' });
