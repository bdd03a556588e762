import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { subjectOf, type WebhookTopic } from './webhookTopic.ts';
import './webhookTables.ts';

/**
 * Deletes what waits to be read about things that the topics of a webhook are not about: its selection cannot be read
 * on them, which would pause the webhook again and again. What has its payload stays. The webhook is locked.
 */
export async function dropUnreadable(
  trx: Database,
  webhookId: number,
  topics: readonly WebhookTopic[],
): Promise<void> {
  await trx
    .deleteFrom('webhook_deliveries')
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'WAITING')
    .where('payload', 'is', null)
    .where(sql<string>`split_part(topic, '.', 1)`, 'not in', topics.map(subjectOf))
    .execute();
}
