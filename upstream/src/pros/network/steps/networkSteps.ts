import { z } from 'zod';
import { id } from '../../../platform/server/parameters.ts';

const wholeHours = 'Enter 1 to 336 hours';
const hours = z.int(wholeHours).min(1, wholeHours).max(336, wholeHours);

/** The steps in which a network gig is shown to more and more pros, when that is asked for; counted from the posting. */
export const networkSteps = {
  network_group_ids: z
    .array(id)
    .max(20, 'At most 20 groups')
    .default([])
    .describe('NETWORK only: the groups that see it first'),
  network_group_hours: hours
    .nullish()
    .describe('For so many hours those groups alone see it; at most a third of the time until the start'),
  network_hours: hours
    .nullish()
    .describe(
      'For so many hours after that the whole network sees it, before its open places move to the marketplace. Left ' +
        'out: they move as the start comes near',
    ),
};
