import { payloadTypes, subjectOfTopic } from '@brigade/domain/integrations/webhooks/webhookTopics.ts';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { WebhookAttempt } from './WebhookAttempt.ts';
import { WebhookDeliveryState, WebhookTopic } from './webhookEnums.ts';
import { deliveryById } from './webhooksApi.ts';
import type { DeliveryWire } from './webhookWire.ts';

export const WebhookDelivery = builder.node(builder.objectRef<DeliveryWire>('WebhookDelivery'), {
  description:
    'An event that is delivered to a webhook. Events of one gig or invoice are delivered in order; changes before the ' +
    'first attempt are merged into one delivery. Kept for 30 days after the last attempt.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => loadById(deliveryById, databaseIdIn(id), 'delivery', context),
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The number of the delivery.' }),
    eventId: t.exposeString('event_id', {
      description:
        'Sent as `webhook-id`, the same at each attempt, so that receivers can ignore repetitions.',
    }),
    topic: t.expose('topic', {
      type: WebhookTopic,
      nullable: true,
      description: 'The topic of the event. Null for a topic that is unknown here.',
    }),
    subjectId: t.id({
      nullable: true,
      description:
        'The ID of what the event is about, such as a gig, which may have been deleted. Null without a topic.',
      resolve: ({ topic, subject_id }) =>
        topic === null ? null : encodeGlobalID(payloadTypes[subjectOfTopic(topic)], subject_id),
    }),
    isTest: t.exposeBoolean('is_test', { description: 'Whether `testWebhook` sent the event.' }),
    state: t.expose('state', {
      type: WebhookDeliveryState,
      nullable: true,
      description: 'The state of the delivery. Null for a state that is unknown here.',
    }),
    payload: t.exposeString('payload', {
      nullable: true,
      description: 'The exact body of the request, in JSON. Null until the first attempt.',
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
      description: 'The number of attempts so far.',
      resolve: ({ attempts }) => attempts.length,
    }),
    latestAttempt: t.field({
      type: WebhookAttempt,
      nullable: true,
      description: 'The latest attempt, which determined the state. Null before the first one.',
      resolve: ({ attempts }) => attempts.at(-1),
    }),
    attempts: t.expose('attempts', {
      type: [WebhookAttempt],
      description: 'The attempts so far, the earliest first.',
    }),
  }),
});
