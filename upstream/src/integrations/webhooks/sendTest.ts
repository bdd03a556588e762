import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { ApiError, invalidField } from '../../platform/errors.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { deliverySchema, findDelivery, toDelivery } from './deliveryRows.ts';
import { isPlatformToken, locationsOfMaker } from './tokenReach.ts';
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
      'About the newest gig, application or offer that the API token can see; 409 if there is none. Its payload has `isTest`. Sent ' +
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

type Subject = { subject_id: number; gig_id: number };

/** What topics can be about, and the order in which a location has an index of it. */
const newest = {
  gig: { rows: sql`select id as subject_id, id as gig_id, location_id from gigs`, order: sql`created_ts` },
  application: {
    rows: sql`select id as subject_id, gig_id, location_id from gig_applications`,
    order: sql`created_ts`,
  },
  offer: { rows: sql`select id as subject_id, gig_id, location_id from direct_offers`, order: sql`id` },
} as const;

async function newestSubject(database: Database, tokenId: number, topic: WebhookTopic): Promise<Subject> {
  const { rows, order } = newest[subjectOf(topic)];
  const found = await sql<Subject>`
    select newest.subject_id, newest.gig_id
    from api_tokens
    join users on users.id = api_tokens.user_id
    cross join lateral (
      (${rows} where ${isPlatformToken} order by id desc limit 1)
      union all
      select here.* from (${locationsOfMaker}) as place
        cross join lateral (${rows} where location_id = place.id order by ${order} desc limit 1) as here
    ) as newest
    where api_tokens.id = ${tokenId}
    order by newest.subject_id desc
    limit 1
  `.execute(database);
  const [first] = found.rows;
  if (!first) throw new ApiError('conflict', 'There is nothing yet that a test event could show.');
  return first;
}
