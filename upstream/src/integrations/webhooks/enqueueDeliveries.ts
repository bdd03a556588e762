import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { eventReceivers, eventsOf, type WebhookEvent } from './eventReceivers.ts';
import './webhookTables.ts';

/** How many entries of the feed one transaction reads. */
const batch = 500;

/**
 * Makes deliveries of what has happened since the last time, in the order of the change feed. Of several processes, one
 * does it and the others skip it.
 *
 * @returns how many entries of the feed were read
 */
export async function enqueueDeliveries(trx: Transaction<Tables>, now: Date): Promise<number> {
  const feed = await trx
    .selectFrom('webhook_feed')
    .select('position')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!feed) return 0;
  const entries = await trx
    .selectFrom('change_feed')
    .selectAll()
    .where('position', '>', feed.position)
    .orderBy('position')
    .limit(batch)
    .execute();
  const last = entries.at(-1);
  if (!last) return 0;
  await trx.updateTable('webhook_feed').set({ position: last.position }).execute();
  await insertDeliveries(trx, eventsOf(entries), now);
  return entries.length;
}

/**
 * Omits what a delivery covers that waits and whose payload was not read yet.
 */
async function insertDeliveries(
  trx: Transaction<Tables>,
  events: readonly WebhookEvent[],
  now: Date,
): Promise<void> {
  if (events.length === 0) return;
  await sql`
    insert into webhook_deliveries (webhook_id, topic, subject_id, gig_id, due_ts, created_ts)
    select webhooks.id, events.topic, events.subject_id, events.gig_id, ${now}, ${now}
    ${eventReceivers(events, now)}
      and not exists (
        select from webhook_deliveries as waiting
        where waiting.webhook_id = webhooks.id and waiting.state = 'WAITING'
          and coalesce(waiting.gig_id, -waiting.subject_id) = coalesce(events.gig_id, -events.subject_id)
          and waiting.subject_id = events.subject_id
          and split_part(waiting.topic, '.', 1) = split_part(events.topic, '.', 1)
          and waiting.payload is null and waiting.lease_hash is null and not waiting.is_manual
      )
      and not (events.topic like '%.changed' and exists (
        select from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
          as earlier (topic text, subject_id bigint, last_position bigint)
        where earlier.subject_id = events.subject_id
          and webhooks.after_position < earlier.last_position
          and earlier.topic = split_part(events.topic, '.', 1) || '.created'
          and earlier.topic = any (webhooks.topics)
      ))
    order by events.position, webhooks.id
  `.execute(trx);
}
