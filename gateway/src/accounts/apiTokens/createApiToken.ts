import { scopesOfToken, tokenName, tokenNetworks } from '@brigade/domain/accounts/apiTokens/tokenRules.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { ApiTokenScope } from './ApiTokenScope.ts';
import { createApiToken } from './apiTokensApi.ts';
import { secretPayload } from './secretPayload.ts';

const organizationInput = databaseIdInput('Organization', 'an organization');
const locationInput = databaseIdInput('Location', 'a location');

builder.relayMutationField(
  'createApiToken',
  {
    description: 'Input for createApiToken. Without an organization or location, the token has no place.',
    inputFields: (t) => ({
      name: t.string({ required: true, description: 'A name to recognize it by, at most 60 characters.' }),
      scopes: t.field({
        type: [ApiTokenScope],
        required: true,
        description: 'The scopes of the token; the roles of its maker have to allow each.',
      }),
      organizationId: t.id({ description: 'The ID of the organization to limit it to.' }),
      locationId: t.id({ description: 'The ID of the location to limit it to.' }),
      networks: t.stringList({
        description:
          'IP addresses or CIDR networks from which it may be used, at most 20; none for everywhere.',
      }),
      expiresAt: t.field({
        type: 'DateTime',
        required: true,
        description: 'When the token expires, in UTC; at most 366 days ahead.',
      }),
    }),
    validate: {
      schema: z.looseObject({
        name: tokenName,
        scopes: scopesOfToken,
        organizationId: organizationInput.rule.nullish(),
        locationId: locationInput.rule.nullish(),
        networks: z.nullish(tokenNetworks),
        expiresAt: z.string(),
      }),
    },
  },
  {
    description:
      'Creates an API token of the viewer. Needs a session: an API token cannot create tokens. A user can have 50.',
    extensions: errorPaths({
      name: ['name'],
      scopes: ['scopes'],
      organization_id: ['organizationId'],
      location_id: ['locationId'],
      networks: ['networks'],
      expires_ts: ['expiresAt'],
    }),
    resolve: (_root, { input }, { rest }) =>
      rest.call(createApiToken, {
        body: {
          name: input.name,
          scopes: input.scopes,
          organization_id:
            input.organizationId == null ? null : organizationInput.keyOf(input.organizationId),
          location_id: input.locationId == null ? null : locationInput.keyOf(input.locationId),
          networks: input.networks ?? [],
          expires_ts: input.expiresAt,
        },
      }),
  },
  { description: 'Return type of createApiToken.', outputFields: secretPayload },
);
