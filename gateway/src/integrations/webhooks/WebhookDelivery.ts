import { subjectOfTopic } from '@brigade/domain/integrations/webhooks/webhookTopics.ts';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { WebhookAttempt } from './WebhookAttempt.ts';
import { subjectTypes } from './webhookDocument.ts';
import { WebhookDeliveryState, WebhookTopic } from './webhookEnums.ts';
import { deliveryById } from './webhooksApi.ts';
import type { DeliveryWire } from './webhookWire.ts';

export const WebhookDelivery = builder.node(builder.objectRef<DeliveryWire>('WebhookDelivery'), {
  description:
    'An event on its way to a webhook. What belongs to one gig is delivered in order, and what happens before the first ' +
    'attempt is merged into one delivery. Kept for 30 days after its last attempt.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => loadById(deliveryById, databaseIdIn(id), 'delivery', context),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the delivery.' }),
    eventId: t.exposeString('event_id', {
      description:
        'Sent as `webhook-id`, the same at each attempt, so that receivers can ignore repetitions.',
    }),
    topic: t.expose('topic', {
      type: WebhookTopic,
      nullable: true,
      description: 'What happened. Null for a topic that is not known here.',
    }),
    subjectId: t.id({
      nullable: true,
      description:
        'The ID of the gig or application that it is about, which may have been deleted. Null without a topic.',
      resolve: ({ topic, subject_id }) =>
        topic === null ? null : encodeGlobalID(subjectTypes[subjectOfTopic(topic)], subject_id),
    }),
    isTest: t.exposeBoolean('is_test', { description: 'Whether it was sent by `testWebhook`.' }),
    state: t.expose('state', {
      type: WebhookDeliveryState,
      nullable: true,
      description: 'The state of the export. Null for a state that is unknown here.',
    }),
    payload: t.exposeString('payload', {
      nullable: true,
      description: 'The exact body that is sent, in JSON. Null until the first attempt.',
    }),
    createdAt: t.expose('created_ts', {
      type: 'DateTime',
      description: 'When the event became a delivery, in UTC.',
    }),
    nextAttemptAt: t.expose('due_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When the next attempt is due, in UTC. Null when there is none.',
    }),
    attemptCount: t.int({
      description: 'How many attempts were made so far.',
      resolve: ({ attempts }) => attempts.length,
    }),
    latestAttempt: t.field({
      type: WebhookAttempt,
      nullable: true,
      description: 'The latest attempt, which decided its state. Null before the first one.',
      resolve: ({ attempts }) => attempts.at(-1),
    }),
    attempts: t.expose('attempts', {
      type: [WebhookAttempt],
      description: 'What was tried so far, the earliest first.',
    }),
  }),
});
