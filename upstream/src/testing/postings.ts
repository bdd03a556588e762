import type { Database } from '../platform/database/database.ts';
import type { StoredRecurrence } from '../schedule/recurrence/gigBundlesTable.ts';
import { fixtureIds, testStart } from './fixtureIds.ts';

/** A body that posts one gig at Harbor House, two days after the test's start. */
export const posting = {
  location_id: fixtureIds.harborHouse,
  skill_id: fixtureIds.server,
  start_time: '2026-03-04T17:00:00',
  end_time: '2026-03-04T23:00:00',
  allowed_confirmed_pros: 2,
  wage_amount: 22.5,
};

/** Every Tuesday, like the posted gig. */
export const tuesdays: StoredRecurrence = {
  freq: 'WEEKLY',
  interval: 1,
  byweekdays: [{ weekday: 1, occurrence: null }],
  until: '2026-03-31',
  dtstart: '2026-03-03T09:00:00',
  timezone: 'America/Chicago',
};

/** Makes the posted gig the first of a series. */
export async function repeating(database: Database): Promise<void> {
  const { id } = await database
    .insertInto('gig_bundles')
    .values({ recurrence: JSON.stringify(tuesdays), created_ts: testStart })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .updateTable('gigs')
    .set({ bundle_id: id, is_recurring: true })
    .where('id', '=', fixtureIds.postedGig)
    .execute();
}
