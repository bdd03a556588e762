import type { Database } from '../platform/database/database.ts';
import { fixtureIds, testStart } from './fixtureIds.ts';

/** Adds a filter "Open" of Harbor House. */
export async function addSavedFilter(database: Database, userId: number): Promise<void> {
  await database
    .insertInto('saved_filters')
    .values({
      user_id: userId,
      location_id: fixtureIds.harborHouse,
      name: 'Open',
      search: 'statuses=unfilled',
      created_ts: testStart,
    })
    .execute();
}
