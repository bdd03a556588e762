import { z } from 'zod';
import { id } from '../../platform/server/parameters.ts';

/** The response schema of a shift template. */
export const shiftTemplateResponse = z
  .object({
    id,
    location_id: id,
    start_time: z.string().describe('HH:MM:SS, in local time'),
    end_time: z.string().describe('HH:MM:SS, in local time; on the next day if it is not after the start'),
    unpaid_break_minutes: z.int().nonnegative(),
  })
  .meta({ id: 'ShiftTemplate' });
