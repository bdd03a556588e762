import { mostOfferedGroups } from '@brigade/domain/filling/offers/offerLimits.ts';
import { longestOfferMessage, offerMessage } from '@brigade/domain/filling/offers/offerMessage.ts';
import { bonusCents, bonusLimits } from '@brigade/domain/schedule/gigs/bonus.ts';
import { z } from 'zod';
import { Gig } from '../../schedule/gigs/Gig.ts';
import { loadGig } from '../../schedule/gigs/loadGig.ts';
import { followOperation } from '../operations/followOperation.ts';
import { OfferOperation } from '../operations/OfferOperation.ts';
import { checkedGroupNumber, proGroupId } from '../../pros/groups/proGroupId.ts';
import { proId } from '../../pros/profiles/proId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { checkedGigNumber, gigId } from '../../schedule/gigs/gigId.ts';
import { InvalidInput } from '../../platform/schema/invalidInput.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { userErrorsFromWire } from '../../platform/errors/userError.ts';
import { createDirectOffers } from './directOffersApi.ts';
import { namedPros } from '../../pros/profiles/namedPros.ts';
import { offerOutcomes } from './offerOutcomes.ts';
import { offerResultsField } from './offerResultsField.ts';
import { isValidateOnly, validateOnlyField } from '../../platform/schema/validateOnly.ts';

const mostPros = 50;

const inputRules = z.looseObject({
  gigId,
  proIds: z.array(proId).max(mostPros, `At most ${mostPros} pros`).nullish(),
  groupIds: z.array(proGroupId).max(mostOfferedGroups, `At most ${mostOfferedGroups} groups`).nullish(),
  bonusCents: z.nullish(bonusCents),
  message: z.nullish(offerMessage),
});

const paths = {
  bonus: ['bonusCents'],
  message: ['message'],
  pro_ids: ['proIds'],
  group_ids: ['groupIds'],
  is_for_recommended_pros: ['includesRecommended'],
  'applications.manage': ['gigId'],
};

builder.relayMutationField(
  'offerGig',
  {
    description: 'Input for offerGig. Requires at least one pro or group, or the recommended pros.',
    inputFields: (t) => ({
      gigId: t.id({ required: true, description: 'The ID of the gig.' }),
      includesFollowing: t.boolean({
        description: 'Whether to include later gigs of the series. Defaults to false.',
      }),
      proIds: t.idList({ description: `The pros, at most ${mostPros}.` }),
      groupIds: t.idList({
        description:
          `The IDs of groups of the gig's location, at most ${mostOfferedGroups}. A pro who is in several gets ` +
          'one offer.',
      }),
      includesRecommended: t.boolean({
        description: 'Whether to include the best matches, three per open place. Defaults to false.',
      }),
      bonusCents: t.int({
        description: `The bonus per pro, in cents: 0, or ${bonusLimits.least} to ${bonusLimits.most}. Defaults to 0.`,
      }),
      message: t.string({ description: `A message to the pros, at most ${longestOfferMessage} characters.` }),
      isInBackground: t.boolean({
        description:
          'Whether the offers may be made in the background, which suits many offers, such as for groups ' +
          'and series. Defaults to false.',
      }),
      validateOnly: validateOnlyField(t),
    }),
    validate: { schema: inputRules },
  },
  {
    description: 'Offers a gig to pros, who may decline. Each offer succeeds or fails independently.',
    extensions: errorPaths(paths),
    resolve: async (_root, { input }, context) => {
      const pros = await namedPros(input.proIds ?? [], context);
      const gigNumber = checkedGigNumber(input.gigId);
      const response = await presentAt(
        ['gigId'],
        'gig',
        context.rest.call(createDirectOffers, {
          query: {
            is_for_recommended_pros: input.includesRecommended ?? false,
            // A validation ends with its response.
            is_async: input.isInBackground === true && !isValidateOnly({ input }),
          },
          body: {
            application_type: 'DIRECT_OFFER',
            gig_id: gigNumber,
            is_recurring: input.includesFollowing ?? false,
            pro_ids: pros.map(({ profile_id }) => profile_id),
            group_ids: (input.groupIds ?? []).map(checkedGroupNumber),
            bonus: input.bonusCents == null ? null : input.bonusCents / 100,
            message: input.message ?? null,
          },
        }),
      );
      const named = { pros, field: 'proIds' };
      if ('error' in response) throw new InvalidInput(userErrorsFromWire(response.error, paths));
      if ('results' in response) {
        return { gigNumber, operation: null, results: await offerOutcomes(response.results, named, context) };
      }
      const operation = await followOperation(response.id, context);
      return { gigNumber, operation, results: await offerOutcomes(operation.results, named, context) };
    },
  },
  {
    description: 'The result for each pro and gig.',
    outputFields: (t) => ({
      errors: errorsField(t),
      gig: t.field({
        type: Gig,
        nullable: true,
        description: 'The gig after the change. Null if the whole input was refused.',
        resolve: (payload, _args, context) =>
          payload instanceof RefusedPayload ? null : loadGig(payload.gigNumber, context),
      }),
      results: offerResultsField(t),
      operation: t.field({
        type: OfferOperation,
        nullable: true,
        description: 'The background job to poll until it is DONE. Null if there is none.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.operation),
      }),
    }),
  },
);
