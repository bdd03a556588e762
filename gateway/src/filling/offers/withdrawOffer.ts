import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { databaseIdOf } from '../../platform/schema/globalId.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { DirectOffer } from './DirectOffer.ts';
import { withdrawDirectOffer } from './directOffersApi.ts';

const isOffer = (id: string) => databaseIdOf(id, 'DirectOffer') !== null;

builder.relayMutationField(
  'withdrawOffer',
  {
    description: 'Which offer.',
    inputFields: (t) => ({ offerId: t.id({ required: true, description: 'The offer.' }) }),
    validate: {
      schema: z.looseObject({ offerId: z.string().refine(isOffer, 'This is not the id of an offer') }),
    },
  },
  {
    description: 'Takes back an offer that waits for an answer. The pro is told.',
    extensions: errorPaths({ 'applications.manage': ['offerId'] }),
    resolve: async (_root, { input }, { rest }) => {
      const id = databaseIdOf(input.offerId, 'DirectOffer') ?? 0;
      const offer = await presentAt(['offerId'], 'offer', rest.call(withdrawDirectOffer, { path: { id } }));
      return { offer };
    },
  },
  {
    description: 'The offer.',
    outputFields: (t) => ({
      errors: errorsField(t),
      offer: t.field({
        type: DirectOffer,
        nullable: true,
        description: 'The offer as it is now; null when it was refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.offer),
      }),
    }),
  },
);
