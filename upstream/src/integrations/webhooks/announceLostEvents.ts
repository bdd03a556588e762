import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/server/services.ts';
import { eventReceivers, type WebhookEvent } from './eventReceivers.ts';
import { notifyMaker } from './notifyMaker.ts';

/** A loss that continues is announced once; the next message follows a day without one. */
const quietMilliseconds = 24 * 3_600_000;

type Loss = { id: number; name: string; api_token_id: number; lost_ts: Date | null; count: number };

/** Counts events that no delivery was made of at the webhooks that would have received them, and notifies their makers. */
export async function announceLostEvents(
  services: Pick<Services, 'clock' | 'settings' | 'onEventsLost'>,
  trx: Database,
  events: readonly WebhookEvent[],
): Promise<void> {
  const now = services.clock.systemNow();
  for (const { count, lost_ts: before, ...webhook } of await lossesOf(trx, events, now)) {
    await trx
      .updateTable('webhooks')
      .set((eb) => ({ lost_events: eb('lost_events', '+', count), lost_ts: now }))
      .where('id', '=', webhook.id)
      .execute();
    services.onEventsLost?.({ webhookId: webhook.id, count });
    if (before !== null && now.getTime() - before.getTime() < quietMilliseconds) continue;
    await notifyMaker(services, trx, webhook, (page) => ({
      subject: `Your webhook ${webhook.name} lost events`,
      body: `No server was there to send them for a month. Read through the API what has changed: ${page}`,
    }));
  }
}

async function lossesOf(trx: Database, events: readonly WebhookEvent[], now: Date): Promise<Loss[]> {
  if (events.length === 0) return [];
  const { rows } = await sql<Loss>`
    select webhooks.id, webhooks.name, webhooks.api_token_id, webhooks.lost_ts, count(*)::integer as count
    ${eventReceivers(events, now)}
    group by webhooks.id
    order by webhooks.id
  `.execute(trx);
  return rows;
}
