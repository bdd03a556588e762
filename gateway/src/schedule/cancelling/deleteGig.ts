import { z } from 'zod';
import { checkedNumber } from '../../events/eventIds.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { removeGig } from '../editing/changingApi.ts';
import { gigId } from '../../gigs/changing/gigChangeRules.ts';

builder.relayMutationField(
  'deleteGig',
  {
    description: 'Which gig.',
    inputFields: (t) => ({ gigId: t.id({ required: true, description: 'The gig.' }) }),
    validate: { schema: z.looseObject({ gigId }) },
  },
  {
    description: 'Removes a gig before it starts, while no pro has had to do with it. Later it is cancelled.',
    extensions: errorPaths({ 'gigs.post': ['gigId'] }),
    resolve: async (_root, { input }, { rest }) => {
      const path = { id: checkedNumber(input.gigId, 'Gig') };
      await presentAt(['gigId'], 'gig', rest.call(removeGig, { path }));
      return { deletedId: input.gigId };
    },
  },
  {
    description: 'What is gone.',
    outputFields: (t) => ({
      errors: errorsField(t),
      deletedGigId: t.id({
        nullable: true,
        description: 'The id that no gig has any more; null when it was refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.deletedId),
      }),
    }),
  },
);
