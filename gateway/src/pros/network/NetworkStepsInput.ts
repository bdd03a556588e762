import { stepHours, stepHoursRange } from '@brigade/domain/pros/network/stepHours.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { proGroupId } from '../groups/proGroupId.ts';

const { least, most } = stepHoursRange;
const mostGroups = 20;

/** The rules of the steps of a network gig. */
export const networkStepsRules = z.looseObject({
  groupIds: z.array(proGroupId).max(mostGroups, `At most ${mostGroups} groups`).nullish(),
  groupHours: z.nullish(stepHours),
  networkHours: z.nullish(stepHours),
});

export const NetworkStepsInput = builder.inputType('NetworkStepsInput', {
  description:
    'The steps in which a network gig becomes visible, counted from the posting: first to groups, then to ' +
    'the whole network, then to the marketplace. If the gig starts too soon for the steps, each gets a ' +
    'third of the remaining time.',
  fields: (t) => ({
    groupIds: t.idList({
      description: `The IDs of the groups that see the gig first, at most ${mostGroups}.`,
    }),
    groupHours: t.int({
      description: `The number of hours during which only the groups see the gig, ${least} to ${most}.`,
    }),
    networkHours: t.int({
      description:
        'The number of hours during which only the whole network sees the gig, before its open places move ' +
        `to the marketplace, ${least} to ${most}. Requires \`movesToMarketplace\`. Defaults to a move two days before ` +
        'the start, or halfway to the start if that is later.',
    }),
  }),
});
