import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { deliveryPayload } from './deliveryPayload.ts';
import { deliveryIdInput } from './webhookIds.ts';
import { resendDelivery } from './webhooksApi.ts';

builder.relayMutationField(
  'resendWebhookDelivery',
  {
    description: 'Input for resendWebhookDelivery.',
    inputFields: (t) => ({
      deliveryId: t.id({
        required: true,
        description: "The ID of a delivery of one of the viewer's webhooks.",
      }),
    }),
    validate: { schema: z.looseObject({ deliveryId: deliveryIdInput.rule }) },
  },
  {
    description:
      'Sends a delivery again with the same `webhook-id` and payload, even while the webhook is paused. One that waits for ' +
      'its next attempt is due now. Needs an API token that works, and a payload if the topics of the webhook are now about ' +
      'other things.',
    resolve: (_root, { input }, { rest }) => {
      const path = { id: deliveryIdInput.keyOf(input.deliveryId) };
      return presentAt(['deliveryId'], 'delivery', rest.call(resendDelivery, { path }));
    },
  },
  { description: 'Return type of resendWebhookDelivery.', outputFields: deliveryPayload },
);
