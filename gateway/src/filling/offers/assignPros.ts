import { bonusCents, bonusLimits } from '@brigade/domain/schedule/gigs/bonus.ts';
import { z } from 'zod';
import { userErrorsFromWire } from '../../platform/errors/userError.ts';
import { proId } from '../../pros/profiles/proId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { checkedGigNumber, gigId } from '../../schedule/gigs/gigId.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { InvalidInput } from '../../platform/schema/invalidInput.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { followOperation } from '../operations/followOperation.ts';
import { AssignmentResult } from './AssignmentResult.ts';
import { createDirectOffers } from './directOffersApi.ts';
import { namedPros } from '../../pros/profiles/namedPros.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

const most = 50;

const inputRules = z.looseObject({
  gigId,
  proIds: z.array(proId).min(1, 'Choose at least one pro').max(most, `At most ${most} pros`),
  bonusCents: z.nullish(bonusCents),
});

const paths = {
  bonus: ['bonusCents'],
  pro_ids: ['proIds'],
  'applications.manage': ['gigId'],
};

builder.relayMutationField(
  'assignPros',
  {
    description: 'Input for assignPros.',
    inputFields: (t) => ({
      gigId: t.id({ required: true, description: 'The ID of the gig.' }),
      includesFollowing: t.boolean({
        description: 'Whether to include later gigs of the series. Defaults to false.',
      }),
      proIds: t.idList({ required: true, description: `The pros, 1 to ${most}; places go in this order.` }),
      isConfirmed: t.boolean({
        description:
          'Whether the pros are confirmed immediately; otherwise they are selected and have to accept. Defaults to true.',
      }),
      bonusCents: t.int({
        description: `The bonus per pro, in cents: 0, or ${bonusLimits.least} to ${bonusLimits.most}.`,
      }),
      validateOnly: validateOnlyField(t),
    }),
    validate: { schema: inputRules },
  },
  {
    description:
      'Assigns pros to a gig without waiting for their applications; each succeeds or fails independently.',
    extensions: errorPaths(paths),
    resolve: async (_root, { input }, context) => {
      const pros = await namedPros(input.proIds, context);
      const response = await presentAt(
        ['gigId'],
        'gig',
        context.rest.call(createDirectOffers, {
          body: {
            application_type: 'ASSIGNMENT',
            gig_id: checkedGigNumber(input.gigId),
            is_recurring: input.includesFollowing ?? false,
            pro_ids: pros.map(({ profile_id }) => profile_id),
            bonus: input.bonusCents == null ? null : input.bonusCents / 100,
            is_confirmed: input.isConfirmed ?? true,
          },
        }),
      );
      if ('error' in response) throw new InvalidInput(userErrorsFromWire(response.error, paths));
      const { results: reported } =
        'results' in response ? response : await followOperation(response.id, context);
      const results = reported.flatMap((result) => {
        const index = pros.findIndex(({ profile_id }) => profile_id === result.pro_id);
        const pro = pros[index];
        if (!pro) return [];
        const errors = 'ok' in result && !result.ok ? userErrorsFromWire(result.error) : [];
        const path = ['proIds', String(index)];
        return [{ gigNumber: result.gig_id, pro, errors: errors.map((error) => ({ ...error, path })) }];
      });
      return { results };
    },
  },
  {
    description: 'Return type of the mutation, with a result for each item of the input.',
    outputFields: (t) => ({
      errors: errorsField(t),
      results: t.field({
        type: [AssignmentResult],
        description: 'A result for each gig and pro; empty when the whole input was refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? [] : payload.results),
      }),
    }),
  },
);
