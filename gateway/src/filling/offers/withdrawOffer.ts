import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { DirectOffer } from './DirectOffer.ts';
import { withdrawDirectOffer } from './directOffersApi.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

const offerIdInput = databaseIdInput('DirectOffer', 'an offer');

builder.relayMutationField(
  'withdrawOffer',
  {
    description: 'Input for withdrawOffer.',
    inputFields: (t) => ({
      offerId: t.id({ required: true, description: 'The ID of the offer.' }),
      validateOnly: validateOnlyField(t),
    }),
    validate: {
      schema: z.looseObject({ offerId: offerIdInput.rule }),
    },
  },
  {
    description: 'Withdraws a pending offer and notifies the pro.',
    extensions: errorPaths({ 'applications.manage': ['offerId'] }),
    resolve: async (_root, { input }, { rest }) => {
      const id = offerIdInput.keyOf(input.offerId);
      const offer = await presentAt(['offerId'], 'offer', rest.call(withdrawDirectOffer, { path: { id } }));
      return { offer };
    },
  },
  {
    description: 'The offer after the withdrawal.',
    outputFields: (t) => ({
      errors: errorsField(t),
      offer: t.field({
        type: DirectOffer,
        nullable: true,
        description: 'The offer after the change. Null if the mutation was refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.offer),
      }),
    }),
  },
);
