import { bonusCents } from '@brigade/domain/schedule/gigs/bonus.ts';
import { z } from 'zod';
import { Gig } from '../../schedule/gigs/Gig.ts';
import { loadGig } from '../../schedule/gigs/loadGig.ts';
import { followOperation } from '../operations/followOperation.ts';
import { OfferOperation } from '../operations/OfferOperation.ts';
import { proGroupId } from '../../network/proGroupId.ts';
import { proId } from '../../pros/profiles/proId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { databaseIdOf } from '../../platform/schema/globalId.ts';
import { InvalidInput } from '../../platform/schema/invalidInput.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { userErrorsFromWire } from '../../platform/errors/userError.ts';
import { createDirectOffers } from './directOffersApi.ts';
import { namedPros } from '../../directOffers/namedPros.ts';
import { offerMessage } from './offerMessage.ts';
import { offerOutcomes } from './offerOutcomes.ts';
import { offerResultsField } from './offerResultsField.ts';

const mostPros = 50;
const mostGroups = 20;

const inputRules = z.looseObject({
  gigId: z.string().refine((id) => databaseIdOf(id, 'Gig') !== null, 'This is not the id of a gig'),
  proIds: z.array(proId).max(mostPros, `At most ${mostPros} pros`).nullish(),
  groupIds: z.array(proGroupId).max(mostGroups, `At most ${mostGroups} groups`).nullish(),
  bonusCents: z.nullish(bonusCents),
  message: offerMessage.nullish(),
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
    description: 'What to offer, to whom. At least one pro or group, or the recommended.',
    inputFields: (t) => ({
      gigId: t.id({ required: true, description: 'The gig.' }),
      includesFollowing: t.boolean({
        description: 'Also the gigs of its series that come after it. Left out: only this one.',
      }),
      proIds: t.idList({ description: `The pros, at most ${mostPros}.` }),
      groupIds: t.idList({
        description: `Groups of its location, at most ${mostGroups}; who is in several is asked once.`,
      }),
      includesRecommended: t.boolean({
        description: 'Also the best matches, three for every open place. Left out: no.',
      }),
      bonusCents: t.int({
        description: 'What each of them earns on top, in cents: 0, or 100 to 100000. Left out: nothing.',
      }),
      message: t.string({ description: 'A line to the pros, at most 300 characters.' }),
      isInBackground: t.boolean({
        description:
          'Whether the offers may be made in the background: right for groups and series, where there are many. Left ' +
          'out: no.',
      }),
    }),
    validate: { schema: inputRules },
  },
  {
    description: 'Offers a gig to chosen pros, who may decline. Each is asked or refused for themselves.',
    extensions: errorPaths(paths),
    resolve: async (_root, { input }, context) => {
      const pros = await namedPros(input.proIds ?? [], context);
      const gigNumber = databaseIdOf(input.gigId, 'Gig') ?? 0;
      const answer = await presentAt(
        ['gigId'],
        'gig',
        context.rest.call(createDirectOffers, {
          query: {
            is_for_recommended_pros: input.includesRecommended ?? false,
            is_async: input.isInBackground ?? false,
          },
          body: {
            application_type: 'DIRECT_OFFER',
            gig_id: gigNumber,
            is_recurring: input.includesFollowing ?? false,
            pro_ids: pros.map(({ profile_id }) => profile_id),
            group_ids: (input.groupIds ?? []).map((id) => databaseIdOf(id, 'ProGroup') ?? 0),
            bonus: input.bonusCents == null ? null : input.bonusCents / 100,
            message: input.message ?? null,
            is_confirmed: true,
          },
        }),
      );
      const named = { pros, field: 'proIds' };
      if (Array.isArray(answer)) return { gigNumber, operation: null, results: offerOutcomes(answer, named) };
      if ('error' in answer) throw new InvalidInput(userErrorsFromWire(answer.error, paths));
      if (answer.status !== 'queued') {
        return { gigNumber, operation: null, results: offerOutcomes([answer], named) };
      }
      const operation = await followOperation(answer.id, context);
      return { gigNumber, operation, results: offerOutcomes(operation.results, named) };
    },
  },
  {
    description: 'What became of each.',
    outputFields: (t) => ({
      errors: errorsField(t),
      gig: t.field({
        type: Gig,
        nullable: true,
        description: 'The gig as it is now; null when the whole input was refused.',
        resolve: (payload, _args, context) =>
          payload instanceof RefusedPayload ? null : loadGig(payload.gigNumber, context),
      }),
      results: offerResultsField(t),
      operation: t.field({
        type: OfferOperation,
        nullable: true,
        description:
          'What is made in the background, to be followed until it is DONE; null where nothing is.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.operation),
      }),
    }),
  },
);
