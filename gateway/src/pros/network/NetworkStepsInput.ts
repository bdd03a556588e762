import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { proGroupId } from '../groups/proGroupId.ts';

const hours = z.int('Enter 1 to 336 hours').min(1, 'Enter 1 to 336 hours').max(336, 'Enter 1 to 336 hours');

/** The rules of the steps of a network gig. */
export const networkStepsRules = z.looseObject({
  groupIds: z.array(proGroupId).max(20, 'At most 20 groups').nullish(),
  groupHours: hours.nullish(),
  networkHours: hours.nullish(),
});

export const NetworkStepsInput = builder.inputType('NetworkStepsInput', {
  description:
    'The steps in which a network gig becomes visible, counted from the posting: first to groups, then to ' +
    'the whole network, then to the marketplace. If the gig starts too soon for the steps, each gets a ' +
    'third of the remaining time.',
  fields: (t) => ({
    groupIds: t.idList({ description: 'The IDs of the groups that see the gig first, at most 20.' }),
    groupHours: t.int({
      description: 'The number of hours during which only the groups see the gig, 1 to 336.',
    }),
    networkHours: t.int({
      description:
        'The number of hours during which only the whole network sees the gig, before its open places move ' +
        'to the marketplace, 1 to 336. Requires `movesToMarketplace`. Defaults to a move two days before ' +
        'the start, or halfway to the start if that is later.',
    }),
  }),
});
