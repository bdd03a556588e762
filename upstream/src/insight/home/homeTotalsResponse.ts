import { z } from 'zod';
import { id } from '../../platform/server/parameters.ts';
import { homeDay, homeWeek } from './homeResponse.ts';

/** What the locations of a caller add up to. */
export const homeTotalsResponse = z
  .object({
    locations: z.int().nonnegative().describe('How many locations they are'),
    organization_id: id.nullable().describe('The organization of all of them; null for several or none'),
    today: z.iso.date().describe('In the time zone of most of the locations'),
    days: z
      .array(homeDay)
      .nullable()
      .describe(
        'Today and the six days after it, each of the own location; null for more than 1,000 locations',
      ),
    weeks: z
      .array(homeWeek)
      .nullable()
      .describe(
        'The last four weeks and this one, which is last, of the locations where the caller has wages.view; null without ' +
          'any, and for more than 1,000 locations',
      ),
  })
  .meta({ id: 'HomeTotals' });

/** What the locations of a caller add up to. */
export type HomeTotalsResponse = z.output<typeof homeTotalsResponse>;
