import { boostCents } from '@brigade/domain/schedule/gigs/bonus.ts';
import { z } from 'zod';
import { checkedNumber } from '../../events/eventIds.ts';
import { gigId } from '../../gigs/changing/gigChangeRules.ts';
import { Gig } from '../../schedule/gigs/Gig.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';

import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { boostGigCall } from './boostsApi.ts';

const inputRules = z.looseObject({
  gigId,
  bonusCents: boostCents,
});

builder.relayMutationField(
  'boostGig',
  {
    description: 'Which gig, and by how much.',
    inputFields: (t) => ({
      gigId: t.id({ required: true, description: 'The gig.' }),
      bonusCents: t.int({
        required: true,
        description: 'What each pro earns on top of the wage, in cents: 100 to 100000, more than at present.',
      }),
    }),
    validate: { schema: inputRules },
  },
  {
    description: 'Puts a bonus on a gig that looks for pros, or raises it. Whoever works the gig gets it.',
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
    description: 'The boosted gig.',
    outputFields: (t) => ({
      errors: errorsField(t),
      gig: t.field({
        type: Gig,
        nullable: true,
        description: 'The gig as it is now; null when it was refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.gig),
      }),
    }),
  },
);
