import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { webhookIdInput } from './webhookIds.ts';
import { webhookPayload } from './webhookPayload.ts';
import { pauseWebhook } from './webhooksApi.ts';

builder.relayMutationField(
  'pauseWebhook',
  {
    description: 'Input for pauseWebhook.',
    inputFields: (t) => ({
      webhookId: t.id({ required: true, description: "The ID of one of the viewer's webhooks." }),
    }),
    validate: { schema: z.looseObject({ webhookId: webhookIdInput.rule }) },
  },
  {
    description:
      'Pauses a webhook. Deliveries that wait are sent when it is resumed; what happens until then is not delivered.',
    resolve: (_root, { input }, { rest }) => {
      const path = { id: webhookIdInput.keyOf(input.webhookId) };
      return presentAt(['webhookId'], 'webhook', rest.call(pauseWebhook, { path }));
    },
  },
  { description: 'Return type of pauseWebhook.', outputFields: webhookPayload },
);
