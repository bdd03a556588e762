import type { Database } from '../../platform/database/database.ts';

type Place = { locationId: number; now: Date };

/** How many gigs of the location have not ended, excluding cancelled ones. */
export async function countUpcomingGigs(database: Database, { locationId, now }: Place): Promise<number> {
  const { count } = await database
    .selectFrom('gigs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('location_id', '=', locationId)
    .where('end_time', '>', now)
    .where('status', '<>', 'CANCELLED')
    .executeTakeFirstOrThrow();
  return count;
}

/** The events with gigs of the location that have not ended, by name. */
export function eventsWithGigs(database: Database, { locationId, now }: Place) {
  return database
    .selectFrom('gigs')
    .innerJoin('events', 'events.id', 'gigs.event_id')
    .select(({ fn }) => ['events.id', 'events.name', fn.countAll<number>().as('gigs_count')])
    .where('gigs.location_id', '=', locationId)
    .where('gigs.end_time', '>', now)
    .groupBy(['events.id', 'events.name'])
    .orderBy('events.name')
    .orderBy('events.id')
    .limit(100)
    .execute();
}

/** Removes the location's gigs that have not ended from their events. Past gigs keep their events for the records. */
export async function leaveEvents(trx: Database, { locationId, now }: Place): Promise<void> {
  await trx
    .updateTable('gigs')
    .set({ event_id: null, last_updated_ts: now })
    .where('location_id', '=', locationId)
    .where('end_time', '>', now)
    .where('event_id', 'is not', null)
    .execute();
}
