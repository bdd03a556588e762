import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { ChangeFeedTable } from '../../platform/live/changeFeedTables.ts';
import { isLiveToken, peopleOfEvent, reachesEvent } from './tokenReach.ts';
import { rolesToRead, subjectOf, topicOfEntry, type WebhookTopic } from './webhookTopic.ts';

/** The entries of the change feed of one topic about one thing, from the first to the last position. */
export type WebhookEvent = {
  topic: WebhookTopic;
  subject_id: number;
  gig_id: number | null;
  location_id: number | null;
  organization_id: number | null;
  /** The roles at the location that may see it. */
  roles: readonly string[];
  position: number;
  last_position: number;
};

/** Payloads show the state at their delivery, so that one delivery covers several changes of one thing. */
export function eventsOf(entries: readonly Selectable<ChangeFeedTable>[]): WebhookEvent[] {
  const events = new Map<string, WebhookEvent>();
  for (const entry of entries) {
    const topic = topicOfEntry(entry);
    if (topic === null) continue;
    const { subject_id, gig_id, location_id, organization_id, position } = entry;
    const roles = rolesToRead(subjectOf(topic));
    const key = `${topic} ${subject_id}`;
    const first = events.get(key) ?? {
      topic,
      subject_id,
      gig_id,
      location_id,
      organization_id,
      roles,
      position,
    };
    events.set(key, { ...first, last_position: position });
  }
  return [...events.values()];
}

/**
 * The tables and conditions of a query for the active webhooks that receive events: `webhooks` with `events`. A webhook
 * that began amid the entries receives what has an entry after its beginning.
 */
export const eventReceivers = (events: readonly WebhookEvent[], now: Date) => sql`
  from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
    as events (
      topic text, subject_id bigint, gig_id bigint, location_id bigint, organization_id bigint, roles text[],
      position bigint, last_position bigint
    )
  left join locations on locations.id = events.location_id
  join lateral (${peopleOfEvent}) as people (id) on true
  join users on users.id = people.id
  join api_tokens on api_tokens.user_id = users.id
  join webhooks on webhooks.api_token_id = api_tokens.id
  where webhooks.paused_ts is null
    and webhooks.after_position < events.last_position
    and events.topic = any (webhooks.topics)
    and ${isLiveToken(now)}
    and ${reachesEvent}`;
