import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { webhookIdInput } from './webhookIds.ts';
import { deleteWebhook } from './webhooksApi.ts';

builder.relayMutationField(
  'deleteWebhook',
  {
    description: 'Input for deleteWebhook.',
    inputFields: (t) => ({
      webhookId: t.id({ required: true, description: "The ID of one of the viewer's webhooks." }),
    }),
    validate: { schema: z.looseObject({ webhookId: webhookIdInput.rule }) },
  },
  {
    description: 'Deletes a webhook with its log. Deliveries that wait are not sent.',
    resolve: async (_root, { input: { webhookId } }, { rest }) => {
      const path = { id: webhookIdInput.keyOf(webhookId) };
      await presentAt(['webhookId'], 'webhook', rest.call(deleteWebhook, { path }));
      return { deletedWebhookId: webhookId };
    },
  },
  {
    description: 'Return type of deleteWebhook.',
    outputFields: (t) => ({
      errors: errorsField(t),
      deletedWebhookId: t.exposeID('deletedWebhookId', {
        nullable: true,
        description: 'The ID of the deleted webhook. Null if the mutation failed.',
      }),
    }),
  },
);
