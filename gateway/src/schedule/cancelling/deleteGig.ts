import { z } from 'zod';
import { checkedNumber } from '../events/eventIds.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { removeGig } from '../editing/changingApi.ts';
import { gigId } from '../gigs/gigId.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

builder.relayMutationField(
  'deleteGig',
  {
    description: 'Input for deleteGig.',
    inputFields: (t) => ({
      gigId: t.id({ required: true, description: 'The ID of the gig to delete.' }),
      validateOnly: validateOnlyField(t),
    }),
    validate: { schema: z.looseObject({ gigId }) },
  },
  {
    description:
      'Deletes a gig that has not started and has no applications or offers. Cancel other gigs with cancelGigs.',
    extensions: errorPaths({ 'gigs.post': ['gigId'] }),
    resolve: async (_root, { input }, { rest }) => {
      const path = { id: checkedNumber(input.gigId, 'Gig') };
      await presentAt(['gigId'], 'gig', rest.call(removeGig, { path }));
      return { deletedId: input.gigId };
    },
  },
  {
    description: 'Return type of deleteGig.',
    outputFields: (t) => ({
      errors: errorsField(t),
      deletedGigId: t.id({
        nullable: true,
        description: 'The ID of the deleted gig. Null if the mutation failed.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.deletedId),
      }),
    }),
  },
);
