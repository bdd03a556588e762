import type { Database } from '../platform/database/database.ts';
import { fixtureIds } from './fixtureIds.ts';

type NewEvent = { name?: string; organization_id?: number; gigIds?: readonly number[] };

/** Adds an event of Harbor with these gigs; returns the id. */
export async function addEvent(
  database: Database,
  { name = 'Spring Gala', organization_id = fixtureIds.harbor, gigIds = [] }: NewEvent = {},
): Promise<number> {
  const { id } = await database
    .insertInto('events')
    .values({ organization_id, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (gigIds.length > 0) {
    await database.updateTable('gigs').set({ event_id: id }).where('id', 'in', gigIds).execute();
  }
  return id;
}
