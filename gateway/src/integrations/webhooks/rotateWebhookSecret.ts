import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { webhookIdInput } from './webhookIds.ts';
import { webhookSecretPayload } from './webhookPayload.ts';
import { rotateWebhookSecret } from './webhooksApi.ts';

builder.relayMutationField(
  'rotateWebhookSecret',
  {
    description: 'Input for rotateWebhookSecret.',
    inputFields: (t) => ({
      webhookId: t.id({ required: true, description: "The ID of one of the viewer's webhooks." }),
    }),
    validate: { schema: z.looseObject({ webhookId: webhookIdInput.rule }) },
  },
  {
    description:
      'Replaces the signing secret of a webhook. For 24 hours, deliveries have two signatures, one with each secret; until then it cannot be replaced again.',
    resolve: (_root, { input }, { rest }) => {
      const path = { id: webhookIdInput.keyOf(input.webhookId) };
      return presentAt(['webhookId'], 'webhook', rest.call(rotateWebhookSecret, { path }));
    },
  },
  { description: 'Return type of rotateWebhookSecret.', outputFields: webhookSecretPayload },
);
