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
    'The steps in which more and more pros see a network gig, counted from the posting: first groups, then the whole ' +
    'network, then the marketplace. At short notice they are shortened, so that each has a third of the time.',
  fields: (t) => ({
    groupIds: t.idList({ description: 'The groups that see it first, at most 20.' }),
    groupHours: t.int({ description: 'For how many hours they alone see it, 1 to 336.' }),
    networkHours: t.int({
      description:
        'For how many hours after that the whole network sees it before its open places move to the marketplace, 1 to ' +
        '336. Needs `movesToMarketplace`. Left out: they move two days before the start, or half-way there.',
    }),
  }),
});
