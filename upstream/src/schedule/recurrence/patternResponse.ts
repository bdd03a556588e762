import { z } from 'zod';

/** The response schema of a series' rule. */
export const patternResponse = z
  .object({
    freq: z.enum(['DAILY', 'WEEKLY', 'MONTHLY']),
    interval: z.int(),
    byweekdays: z.array(
      z.object({ weekday: z.int().describe('0 is Monday'), occurrence: z.int().nullable() }),
    ),
    until: z.iso.date().nullable(),
    dtstart: z.string().describe('The first start, in local time'),
    timezone: z.string(),
  })
  .meta({ id: 'RecurringPattern' });
