import { z } from 'zod';
import { id } from '../../../platform/server/parameters.ts';

const wholeHours = 'Enter 1 to 336 hours';
const hours = z.int(wholeHours).min(1, wholeHours).max(336, wholeHours);

/** The optional steps in which a network gig becomes visible to more pros, counted from its posting. */
export const networkSteps = {
  network_group_ids: z
    .array(id)
    .max(20, 'At most 20 groups')
    .default([])
    .describe('NETWORK only: the groups that see it first'),
  network_group_hours: hours
    .nullish()
    .describe('The hours in which only those groups see it; at most a third of the time until the start'),
  network_hours: hours
    .nullish()
    .describe(
      'The hours after that in which only the network sees it, before its open places move to the marketplace. If ' +
        'omitted, they move as the start comes near',
    ),
};
