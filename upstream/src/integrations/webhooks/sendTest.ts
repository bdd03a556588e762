import { z } from 'zod';
import { invalidField } from '../../platform/errors.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { deliverySchema, findDelivery, toDelivery } from './deliveryRows.ts';
import { newestSubject } from './newestSubject.ts';
import { lockWebhook } from './webhookRows.ts';
import { requireToken } from './webhookToken.ts';
import { subjectOf, type WebhookTopic, webhookTopics } from './webhookTopic.ts';

/** `POST /api/users/me/webhooks/:id/test/`: a test event. */
export const sendTest = ({ database, clock }: Services) =>
  route({
    method: 'POST',
    url: '/api/users/me/webhooks/:id/test/',
    access: 'session',
    scope: 'READ',
    tags: ['webhooks'],
    summary: 'Send a test event',
    description:
      'About the newest thing of its kind that the API token can see; 409 if there is none. Its payload has `isTest`. Sent ' +
      'once, even while the webhook is paused. Needs an API token that works.',
    params: z.object({ id: idParameter }),
    body: z.strictObject({
      topic: z
        .enum(webhookTopics)
        .optional()
        .describe('About the same as the topics of the webhook; defaults to the first of them'),
    }),
    responses: { 201: deliverySchema },
    errors: [404, 409],
    handle: async ({ params: { id }, body, caller }) => {
      const now = clock.systemNow();
      const deliveryId = await database.transaction().execute(async (trx) => {
        const { api_token_id, topics } = await lockWebhook(trx, caller, id);
        const topic = chosenTopic(topics, body.topic);
        await requireToken(trx, caller, api_token_id, now);
        const made = await trx
          .insertInto('webhook_deliveries')
          .values({
            webhook_id: id,
            topic,
            ...(await newestSubject(trx, api_token_id, topic)),
            is_test: true,
            is_manual: true,
            due_ts: now,
            created_ts: now,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        return made.id;
      });
      return { status: 201, body: toDelivery(await findDelivery(database, caller, deliveryId)) };
    },
  });

/** @throws ApiError invalid if the selection of the webhook cannot be read on what the topic is about */
function chosenTopic(topics: readonly WebhookTopic[], chosen: WebhookTopic | undefined): WebhookTopic {
  const topic = chosen ?? topics[0] ?? 'gig.changed';
  if (!topics.map(subjectOf).includes(subjectOf(topic))) {
    throw invalidField('topic', 'Must be about the same kind of thing as the topics of the webhook.');
  }
  return topic;
}
