import { bonusLimits, boostCents } from '@brigade/domain/schedule/gigs/bonus.ts';
import { z } from 'zod';
import { Money } from '../../platform/money/Money.ts';
import { costOfPosting } from '../../schedule/costs/costOfPosting.ts';
import { checkedNumber } from '../../schedule/events/eventIds.ts';
import { gigId } from '../../schedule/gigs/gigId.ts';
import { Gig } from '../../schedule/gigs/Gig.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { boostGigCall } from './boostsApi.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

const inputRules = z.looseObject({
  gigId,
  bonusCents: boostCents,
});

builder.relayMutationField(
  'boostGig',
  {
    description: 'Input for boostGig: the gig, and the new bonus.',
    inputFields: (t) => ({
      gigId: t.id({ required: true, description: 'The ID of the gig.' }),
      bonusCents: t.int({
        required: true,
        description: `The bonus per pro, in cents: ${bonusLimits.least} to ${bonusLimits.most}, and higher than the current bonus.`,
      }),
      validateOnly: validateOnlyField(t),
    }),
    validate: { schema: inputRules },
  },
  {
    description: 'Adds a bonus to an open gig, or raises it. Each pro who works the gig receives it.',
    extensions: errorPaths({ bonus: ['bonusCents'], 'gigs.post': ['gigId'] }),
    resolve: async (_root, { input }, context) => ({
      gig: await presentAt(
        ['gigId'],
        'gig',
        context.rest.call(boostGigCall, {
          path: { id: checkedNumber(input.gigId, 'Gig') },
          body: { bonus: input.bonusCents / 100 },
        }),
      ),
    }),
  },
  {
    description: 'Return type of boostGig: the boosted gig, and what it costs.',
    outputFields: (t) => ({
      errors: errorsField(t),
      gig: t.field({
        type: Gig,
        nullable: true,
        description: 'The gig after the change. Null if the mutation was refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.gig),
      }),
      cost: t.field({
        type: Money,
        nullable: true,
        description:
          'What the gig costs with the bonus when all its places are worked as posted, also with `validateOnly`. Null if ' +
          'the mutation was refused. Costs two upstream calls.',
        resolve: (payload, _args, context) =>
          payload instanceof RefusedPayload ? null : costOfPosting([payload.gig], context),
      }),
    }),
  },
);
