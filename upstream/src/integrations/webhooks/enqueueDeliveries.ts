import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { topicOfEntry, type WebhookTopic } from './webhookTopic.ts';
import { isLiveToken, peopleOfLocation, reachesLocation } from './tokenReach.ts';
import './webhookTables.ts';

/** How many entries of the feed one transaction reads. */
const batch = 500;

type Entry = {
  topic: WebhookTopic;
  subject_id: number;
  gig_id: number;
  location_id: number;
  position: number;
};

/** The entries of one topic about one thing, from the first to the last position. */
type Event = Entry & { last_position: number };

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
  const ofTopics = entries.flatMap((entry): Entry[] => {
    const topic = topicOfEntry(entry);
    const { subject_id, gig_id, location_id, position } = entry;
    return topic === null ? [] : [{ topic, subject_id, gig_id, location_id, position }];
  });
  await insertDeliveries(trx, oneOfEach(ofTopics), now);
  return entries.length;
}

/** Payloads show the state at their delivery, so that one delivery covers several changes of one thing. */
function oneOfEach(entries: readonly Entry[]): Event[] {
  const events = new Map<string, Event>();
  for (const entry of entries) {
    const key = `${entry.topic} ${entry.subject_id}`;
    events.set(key, { ...(events.get(key) ?? entry), last_position: entry.position });
  }
  return [...events.values()];
}

/**
 * Omits what a delivery covers that waits and whose payload was not read yet. A webhook that began amid these entries
 * receives what has an entry after its beginning.
 */
async function insertDeliveries(
  trx: Transaction<Tables>,
  events: readonly Event[],
  now: Date,
): Promise<void> {
  if (events.length === 0) return;
  await sql`
    insert into webhook_deliveries (webhook_id, topic, subject_id, gig_id, due_ts, created_ts)
    select webhooks.id, events.topic, events.subject_id, events.gig_id, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
      as events (
        topic text, subject_id bigint, gig_id bigint, location_id bigint, position bigint, last_position bigint
      )
    join locations on locations.id = events.location_id
    join lateral (${peopleOfLocation}) as people (id) on true
    join users on users.id = people.id
    join api_tokens on api_tokens.user_id = users.id
    join webhooks on webhooks.api_token_id = api_tokens.id
    where webhooks.paused_ts is null
      and webhooks.after_position < events.last_position
      and events.topic = any (webhooks.topics)
      and ${isLiveToken(now)}
      and ${reachesLocation}
      and not exists (
        select from webhook_deliveries as waiting
        where waiting.webhook_id = webhooks.id and waiting.gig_id = events.gig_id and waiting.state = 'WAITING'
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
