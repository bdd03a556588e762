import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { webhookIdInput } from './webhookIds.ts';
import { webhookPayload } from './webhookPayload.ts';
import { resumeWebhook } from './webhooksApi.ts';

builder.relayMutationField(
  'resumeWebhook',
  {
    description: 'Input for resumeWebhook.',
    inputFields: (t) => ({
      webhookId: t.id({ required: true, description: "The ID of one of the viewer's webhooks." }),
    }),
    validate: { schema: z.looseObject({ webhookId: webhookIdInput.rule }) },
  },
  {
    description:
      'Resumes a paused webhook. Deliveries that waited are sent now and retried for three days. Needs an API token that works.',
    resolve: (_root, { input }, { rest }) => {
      const path = { id: webhookIdInput.keyOf(input.webhookId) };
      return presentAt(['webhookId'], 'webhook', rest.call(resumeWebhook, { path }));
    },
  },
  { description: 'Return type of resumeWebhook.', outputFields: webhookPayload },
);
