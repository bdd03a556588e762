import { mostOfferedGigs, mostOfferedGroups } from '@brigade/domain/filling/offers/offerLimits.ts';
import { longestOfferMessage, offerMessage } from '@brigade/domain/filling/offers/offerMessage.ts';
import { bonusCents, bonusLimits } from '@brigade/domain/schedule/gigs/bonus.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';
import { proGroupId } from '../../pros/groups/proGroupId.ts';
import { gigId } from '../../schedule/gigs/gigId.ts';
import { GigOfferResult } from './GigOfferResult.ts';
import { groupOfferPaths, offerToGroups } from './offerToGroups.ts';

const inputRules = z.looseObject({
  gigIds: z.array(gigId).min(1, 'Choose a shift').max(mostOfferedGigs, `At most ${mostOfferedGigs} shifts`),
  groupIds: z
    .array(proGroupId)
    .min(1, 'Choose a group')
    .max(mostOfferedGroups, `At most ${mostOfferedGroups} groups`),
  bonusCents: z.nullish(bonusCents),
  message: z.nullish(offerMessage),
});

builder.relayMutationField(
  'offerGigs',
  {
    description: 'Input for offerGigs.',
    inputFields: (t) => ({
      gigIds: t.idList({ required: true, description: `The gigs, 1 to ${mostOfferedGigs}.` }),
      groupIds: t.idList({
        required: true,
        description:
          `The IDs of groups of the gigs' location, 1 to ${mostOfferedGroups}. A pro who is in several gets one ` +
          'offer for each gig.',
      }),
      bonusCents: t.int({
        description: `The bonus per pro and gig, in cents: 0, or ${bonusLimits.least} to ${bonusLimits.most}. Defaults to 0.`,
      }),
      message: t.string({ description: `A message to the pros, at most ${longestOfferMessage} characters.` }),
      validateOnly: validateOnlyField(t),
    }),
    validate: { schema: inputRules },
  },
  {
    description:
      'Offers several gigs, such as those of an event, to groups of pros, who may decline. Each gig ' +
      'succeeds or fails on its own. The offers are made in the background. Costs two upstream calls or ' +
      'more for each gig.',
    extensions: errorPaths(groupOfferPaths),
    resolve: async (_root, { input }, context) => ({
      results: await offerToGroups([...new Set(input.gigIds)], input, context),
    }),
  },
  {
    description: 'Return type of offerGigs, with a result for each gig.',
    outputFields: (t) => ({
      errors: errorsField(t),
      results: t.field({
        type: [GigOfferResult],
        description:
          'The result for each gig, in the order of the input; empty if the whole input was refused.',
        extensions: { listSize: mostOfferedGigs },
        resolve: (payload) => (payload instanceof RefusedPayload ? [] : payload.results),
      }),
    }),
  },
);
