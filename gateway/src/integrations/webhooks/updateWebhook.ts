import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { webhookIdInput } from './webhookIds.ts';
import { webhookBody, webhookInputFields, webhookPaths, webhookRules } from './webhookInput.ts';
import { webhookPayload } from './webhookPayload.ts';
import { updateWebhook } from './webhooksApi.ts';

builder.relayMutationField(
  'updateWebhook',
  {
    description: 'Input for updateWebhook. Without an API token, the webhook keeps the one it has.',
    inputFields: (t) => ({
      webhookId: t.id({ required: true, description: "The ID of one of the viewer's webhooks." }),
      ...webhookInputFields(t),
    }),
    validate: { schema: z.looseObject({ webhookId: webhookIdInput.rule, ...webhookRules }) },
  },
  {
    description:
      'Changes a webhook. A delivery that has its payload keeps it and goes to the new URL. One that waits for its payload is ' +
      'deleted if the new topics are about other things. A paused webhook stays paused.',
    extensions: webhookPaths,
    resolve: async (_root, { input }, context) => {
      const path = { id: webhookIdInput.keyOf(input.webhookId) };
      const body = await webhookBody(input, context);
      return presentAt(['webhookId'], 'webhook', context.rest.call(updateWebhook, { path, body }));
    },
  },
  { description: 'Return type of updateWebhook.', outputFields: webhookPayload },
);
