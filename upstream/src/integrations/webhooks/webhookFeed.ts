import { sql } from 'kysely';
import type { FeedReader } from '../../platform/live/deleteOldChanges.ts';
import { announceLostEvents } from './announceLostEvents.ts';
import { eventsOf } from './eventReceivers.ts';
import './webhookTables.ts';

/** Webhooks as a reader of the change feed: what no active webhook waits for counts as read. */
export const webhookFeed: FeedReader = {
  readUpTo: async (trx, { lock }) => {
    const feed = trx.selectFrom('webhook_feed').select('position');
    const { position } = await (lock ? feed.forUpdate() : feed).executeTakeFirstOrThrow();
    const { begin } = await trx
      .selectFrom('webhooks')
      .select(({ fn }) => fn.min('after_position').as('begin'))
      .where('paused_ts', 'is', null)
      .executeTakeFirstOrThrow();
    // Without an active webhook, all is read.
    return begin === null ? Number.MAX_SAFE_INTEGER : Math.max(position, begin);
  },
  lost: async (services, trx, entries) => {
    const last = Math.max(...entries.map(({ position }) => position));
    await trx
      .updateTable('webhook_feed')
      .set({ position: sql<number>`greatest(position, ${last}::bigint)` })
      .execute();
    await announceLostEvents(
      services,
      trx,
      eventsOf(entries.toSorted((one, other) => one.position - other.position)),
    );
  },
};
