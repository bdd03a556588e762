import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { unusedTestDatabase } from '../../testing/testDatabase.ts';
import { unpaidWork, workToPay } from './unpaidWork.ts';

const { database, close } = await unusedTestDatabase();
afterAll(close);
// Costs the same as the index in question while the table is empty.
await sql`drop index gigs_location_status_start`.execute(database);

test.each([
  ['unpaid work', unpaidWork, 'gig_applications_due'],
  ['their work to pay or to pay again', workToPay, 'gig_applications_unsettled'],
])(
  'reads only gigs to pay and %s, from indexes, also by a plan for any parameters',
  async (_what, select, index) => {
    const work = select(database)
      .select(['gigs.status', ({ fn }) => fn.count('gigs.id').distinct().as('count')])
      .where('gigs.location_id', '=', 7)
      .groupBy('gigs.status')
      .compile();
    const plan = await database.transaction().execute(async (trx) => {
      // Tables of a few rows are read whole, whatever indexes they have.
      await sql`set local enable_seqscan = off`.execute(trx);
      await sql`set local enable_bitmapscan = off`.execute(trx);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain (generic_plan) ${sql.raw(work.sql)}`.execute(trx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });

    expect(plan).toContain('Index Only Scan using gigs_pay_due on gigs');
    expect(plan).toContain(`Index Only Scan using ${index} on gig_applications`);
  },
);
