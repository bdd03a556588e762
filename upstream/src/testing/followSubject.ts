import { enqueueDeliveries } from '../integrations/webhooks/enqueueDeliveries.ts';
import { subjectOf, type WebhookSubject, webhookTopics } from '../integrations/webhooks/webhookTopic.ts';
import type { Database } from '../platform/database/database.ts';
import { addApiToken } from './apiTokens.ts';
import type { TestClock } from './testClock.ts';
import { addWebhook } from './webhooks.ts';

/** The topics about a subject. */
export const topicsAbout = (subject: WebhookSubject) =>
  webhookTopics.filter((topic) => subjectOf(topic) === subject);

/** Adds a webhook about a subject, of a token of the location manager unless the values name another; returns the id. */
export async function followSubject(
  database: Database,
  subject: WebhookSubject,
  token: Parameters<typeof addApiToken>[1] = {},
): Promise<number> {
  const { id } = await addApiToken(database, token);
  return addWebhook(database, { topics: topicsAbout(subject), api_token_id: id });
}

/** The deliveries of what has happened, in order. */
export async function madeDeliveries({ database, clock }: { database: Database; clock: TestClock }) {
  await database.transaction().execute((trx) => enqueueDeliveries(trx, clock.systemNow()));
  return database
    .selectFrom('webhook_deliveries')
    .select(['topic', 'subject_id', 'gig_id', 'webhook_id'])
    .orderBy('id')
    .execute();
}

/** What webhooks get of what happens, by topic and number. */
export async function sentDuring(
  server: Parameters<typeof madeDeliveries>[0],
  happens: () => Promise<unknown>,
): Promise<string[]> {
  await madeDeliveries(server);
  // What waits would cover what happens next.
  await server.database.deleteFrom('webhook_deliveries').execute();
  await happens();
  return (await madeDeliveries(server)).map(({ topic, subject_id }) => `${topic} ${subject_id}`);
}
