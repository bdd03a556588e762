import type { Database } from '../platform/database/database.ts';
import { hoursFromStart } from './builders.ts';
import { confirmTwoPros } from './confirmTwoPros.ts';
import { fixtureIds as ids } from './fixtureIds.ts';
import type { TestClock } from './testClock.ts';

type Server = {
  call: (
    method: 'POST',
    path: string,
    options: { as: 'member'; body: object },
  ) => Promise<{ status: number; body: unknown }>;
  database: Database;
  clock: TestClock;
};

/** Confirms two pros of the posted gig and cancels it, by default 23 hours before its start; it lasts 8 hours at $24.50. */
export async function cancelLate(
  { call, database, clock }: Server,
  { hours = 1 }: { hours?: number } = {},
): Promise<unknown> {
  await confirmTwoPros(database);
  await database
    .updateTable('gigs')
    .set({ confirmed_applications: 2, selected_applications: 2 })
    .where('id', '=', ids.postedGig)
    .execute();
  clock.set(hoursFromStart(hours));
  const { body } = await call('POST', `/staffer/gigs/${ids.postedGig}/cancel/`, { as: 'member', body: {} });
  return body;
}
