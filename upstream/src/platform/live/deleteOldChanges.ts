import { sql, type Selectable, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { batchSize, type DueJob, type DueServices } from '../dueWork/dueJob.ts';
import type { ChangeFeedTable } from './changeFeedTables.ts';

/** What reads the feed on behalf of others, who must not miss anything. Handed in: the platform knows no webhooks. */
export type FeedReader = {
  /** Up to which position nothing is left to read; `lock` keeps it there until the transaction ends. */
  readUpTo: (trx: Transaction<Tables>, options: { lock: boolean }) => Promise<number>;
  /** Called with entries that were deleted unread. */
  lost: (
    services: DueServices,
    trx: Transaction<Tables>,
    entries: readonly Selectable<ChangeFeedTable>[],
  ) => Promise<void>;
};

/** How long entries that were read are kept, and those that were not, in days. */
const kept = { read: 7, unread: 30 };

type Limits = { days: number; where: ReturnType<typeof sql> };

/**
 * Deletes feed entries after a week, or after a month if the reader has not read them, and records the last deleted
 * position in the floor.
 */
export const deleteOldChanges = (reader: FeedReader): DueJob => ({
  name: 'deleteOldChanges',
  work: async (services, trx, now) => {
    const readUpTo = await reader.readUpTo(trx, { lock: false });
    const read = await deleteEntries(trx, now, { days: kept.read, where: sql`position <= ${readUpTo}` });
    if (read.length > 0 || !(await hasUnread(trx, now, readUpTo))) return read.length;
    // Locked only now, because the job runs every few seconds and seldom finds any.
    const isUnread = sql`position > ${await reader.readUpTo(trx, { lock: true })}`;
    const unread = await deleteEntries(trx, now, { days: kept.unread, where: isUnread });
    if (unread.length > 0) await reader.lost(services, trx, unread);
    return unread.length;
  },
});

async function hasUnread(trx: Transaction<Tables>, now: Date, readUpTo: number): Promise<boolean> {
  const { rows } = await sql`
    select from change_feed
    where created_ts <= ${now}::timestamptz - make_interval(days => ${kept.unread}) and position > ${readUpTo} limit 1
  `.execute(trx);
  return rows.length > 0;
}

async function deleteEntries(trx: Transaction<Tables>, now: Date, { days, where }: Limits) {
  const { rows } = await sql<Selectable<ChangeFeedTable>>`
    delete from change_feed
    where position in (
      select position from change_feed
      where created_ts <= ${now}::timestamptz - make_interval(days => ${days}) and ${where}
      order by created_ts, position limit ${batchSize * 20} for update skip locked
    )
    returning *
  `.execute(trx);
  if (rows.length > 0) await raiseFloor(trx, Math.max(...rows.map(({ position }) => position)));
  return rows;
}

async function raiseFloor(trx: Transaction<Tables>, position: number): Promise<void> {
  await trx
    .updateTable('change_feed_floor')
    .set((eb) => ({ position: eb.fn<number>('greatest', ['position', eb.val(position)]) }))
    .execute();
}
