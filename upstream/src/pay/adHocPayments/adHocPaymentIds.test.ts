import { sql, type SqlBool } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/testDatabase.ts';
import { adHocPaymentIds } from './adHocPaymentIds.ts';

const { database } = await testDatabase();

const textFor = (others: ReturnType<typeof sql<SqlBool>>[]) =>
  adHocPaymentIds(database, {
    scope: [1, 2, 3],
    conditions: { tallied: [], others },
    order: '-id',
    rowsToPageEnd: 25,
  })
    .limit(25)
    .compile().sql;

test('the newest payments of several locations are merged from the newest of each', () => {
  expect(textFor([])).toContain('this_location');
});

test('the payments of a gig are found by the gig, and not by walking those of its location', async () => {
  const text = textFor([sql<SqlBool>`gig_id = 7`]);
  expect(text).not.toContain('this_location');

  const plan = await database.transaction().execute(async (trx) => {
    // A table of a few rows is read whole, whatever indexes it has.
    await sql`set local enable_seqscan = off`.execute(trx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain (generic_plan) ${sql.raw(text)}`.execute(trx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toMatch(/Index Cond: .*gig_id = .*location_id = ANY/);
});
