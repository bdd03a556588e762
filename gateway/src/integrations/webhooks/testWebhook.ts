import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { deliveryPayload } from './deliveryPayload.ts';
import { WebhookTopic } from './webhookEnums.ts';
import { webhookIdInput } from './webhookIds.ts';
import { testWebhook } from './webhooksApi.ts';

builder.relayMutationField(
  'testWebhook',
  {
    description: 'Input for testWebhook.',
    inputFields: (t) => ({
      webhookId: t.id({ required: true, description: "The ID of one of the viewer's webhooks." }),
      topic: t.field({
        type: WebhookTopic,
        description:
          'What the test event is about: the same kind of thing as the topics of the webhook, the first of which is the default.',
      }),
    }),
    validate: { schema: z.looseObject({ webhookId: webhookIdInput.rule }) },
  },
  {
    description:
      'Sends a test event about the newest thing of the kind of its topics that the API token can see, once, even while the ' +
      'webhook is paused. Its payload has `isTest`. Needs an API token that works.',
    extensions: errorPaths({ topic: ['topic'] }),
    resolve: (_root, { input }, { rest }) => {
      const path = { id: webhookIdInput.keyOf(input.webhookId) };
      const body = input.topic == null ? {} : { topic: input.topic };
      return presentAt(['webhookId'], 'webhook', rest.call(testWebhook, { path, body }));
    },
  },
  { description: 'Return type of testWebhook.', outputFields: deliveryPayload },
);
