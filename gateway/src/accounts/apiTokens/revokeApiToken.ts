import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { apiTokenIdInput } from './apiTokenIds.ts';
import { revokeApiToken } from './apiTokensApi.ts';

builder.relayMutationField(
  'revokeApiToken',
  {
    description: 'Input for revokeApiToken.',
    inputFields: (t) => ({
      apiTokenId: t.id({
        required: true,
        description: "The ID of one of the viewer's API tokens, or of an organization that they administer.",
      }),
    }),
    validate: { schema: z.looseObject({ apiTokenId: apiTokenIdInput.rule }) },
  },
  {
    description:
      'Revokes an API token immediately, with its secrets and open subscriptions: one of the viewer, or one that is ' +
      'limited to an organization that the viewer administers or to one of its locations. Its maker is notified if ' +
      'someone else revokes it. Needs a session, not an API token.',
    resolve: async (_root, { input: { apiTokenId } }, { rest }) => {
      const path = { id: apiTokenIdInput.keyOf(apiTokenId) };
      await presentAt(['apiTokenId'], 'API token', rest.call(revokeApiToken, { path }));
      return { revokedApiTokenId: apiTokenId };
    },
  },
  {
    description: 'Return type of revokeApiToken.',
    outputFields: (t) => ({
      errors: errorsField(t),
      revokedApiTokenId: t.exposeID('revokedApiTokenId', {
        nullable: true,
        description: 'The ID of the revoked token. Null if the mutation failed.',
      }),
    }),
  },
);
