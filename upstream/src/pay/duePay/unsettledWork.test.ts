import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { unusedTestDatabase } from '../../testing/testDatabase.ts';
import { unsettledWork } from './unsettledWork.ts';

const { database, close } = await unusedTestDatabase();
afterAll(close);

test('reads only gigs to pay and their unsettled work, from indexes, also by a plan for any parameters', async () => {
  const work = unsettledWork(database, 7)
    .select(['gig_applications.pro_id', ({ fn }) => fn.min('gigs.end_time').as('since')])
    .groupBy('gig_applications.pro_id')
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
  expect(plan).toContain('Index Only Scan using gig_applications_unsettled on gig_applications');
});
