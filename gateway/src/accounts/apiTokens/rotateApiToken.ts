import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { apiTokenIdInput } from './apiTokenIds.ts';
import { rotateApiToken } from './apiTokensApi.ts';
import { secretPayload } from './secretPayload.ts';

builder.relayMutationField(
  'rotateApiToken',
  {
    description: 'Input for rotateApiToken.',
    inputFields: (t) => ({
      apiTokenId: t.id({ required: true, description: "The ID of one of the viewer's API tokens." }),
    }),
    validate: { schema: z.looseObject({ apiTokenId: apiTokenIdInput.rule }) },
  },
  {
    description:
      'Replaces the secret of an API token; the replaced one works for 24 more hours. Needs a session, not an API token.',
    resolve: (_root, { input }, { rest }) => {
      const path = { id: apiTokenIdInput.keyOf(input.apiTokenId) };
      return presentAt(['apiTokenId'], 'API token', rest.call(rotateApiToken, { path }));
    },
  },
  { description: 'Return type of rotateApiToken.', outputFields: secretPayload },
);
