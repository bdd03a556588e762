import { builder } from '../../platform/schema/builder.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { Webhook } from './Webhook.ts';
import { WebhookDelivery } from './WebhookDelivery.ts';
import { deliveryById, webhookById } from './webhooksApi.ts';

builder.queryField('webhook', (t) =>
  t.field({
    type: Webhook,
    nullable: true,
    description: "One of the viewer's webhooks by its number. Null with the error NOT_FOUND for any other.",
    args: {
      databaseId: t.arg({ type: 'DatabaseId', required: true, description: 'The number of the webhook.' }),
    },
    resolve: (_root, { databaseId }, context) => loadById(webhookById, databaseId, 'webhook', context),
  }),
);

builder.queryField('webhookDelivery', (t) =>
  t.field({
    type: WebhookDelivery,
    nullable: true,
    description:
      "A delivery of one of the viewer's webhooks by its number. Null with the error NOT_FOUND for any other.",
    args: {
      databaseId: t.arg({ type: 'DatabaseId', required: true, description: 'The number of the delivery.' }),
    },
    resolve: (_root, { databaseId }, context) => loadById(deliveryById, databaseId, 'delivery', context),
  }),
);
