import type { Database } from '../../database/database.ts';

type Place = { locationId: number; now: Date };

/** How many gigs of the location have not ended; cancelled ones do not count. */
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

/** The events of which the location has gigs that have not ended, by name. */
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

/** Takes the location's gigs that have not ended out of their events. What is over stays in the books as it was. */
export async function leaveEvents(trx: Database, { locationId, now }: Place): Promise<void> {
  await trx
    .updateTable('gigs')
    .set({ event_id: null, last_updated_ts: now })
    .where('location_id', '=', locationId)
    .where('end_time', '>', now)
    .where('event_id', 'is not', null)
    .execute();
}
