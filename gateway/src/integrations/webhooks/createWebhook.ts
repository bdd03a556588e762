import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { webhookBody, webhookInputFields, webhookPaths, webhookRules } from './webhookInput.ts';
import { webhookSecretPayload } from './webhookPayload.ts';
import { createWebhook } from './webhooksApi.ts';

builder.relayMutationField(
  'createWebhook',
  {
    description: 'Input for createWebhook.',
    inputFields: webhookInputFields,
    validate: { schema: z.looseObject(webhookRules) },
  },
  {
    description:
      'Creates a webhook for what happens from now on at the locations that an API token of the viewer can see. With an API ' +
      'token, it gets that token and needs its scope `READ`. A user can have 20.',
    extensions: webhookPaths,
    resolve: async (_root, { input }, context) =>
      context.rest.call(createWebhook, { body: await webhookBody(input, context) }),
  },
  { description: 'Return type of createWebhook.', outputFields: webhookSecretPayload },
);
