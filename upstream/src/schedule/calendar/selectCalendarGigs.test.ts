import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { hoursFromStart } from '../../testing/builders.ts';
import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { selectCalendarGigs } from './selectCalendarGigs.ts';

const { database } = await testDatabase();

test.each([
  ['who is missing', 'gig_applications_missing'],
  ['no-shows', 'gig_applications_no_show'],
  ['offers that await an answer', 'direct_offers_open'],
  ['work to pay', 'gig_applications_unsettled'],
])('reads %s from an index', async (_what, index) => {
  const filters = {
    location_id: ids.harborHouse,
    start_time__gte: hoursFromStart(-100),
    start_time__lte: hoursFromStart(100),
  };
  const plan = await database.transaction().execute(async (trx) => {
    // Tables of a few rows are read whole, whatever indexes they have.
    await sql`set local enable_seqscan = off`.execute(trx);
    await sql`set local enable_bitmapscan = off`.execute(trx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain ${selectCalendarGigs(trx, filters, hoursFromStart(0))}`.execute(trx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain(`using ${index} on`);
});
