import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/testDatabase.ts';
import { sumsOf } from './dashboardRows.ts';
import { fillRateKeys } from './fillRateRows.ts';

const { database } = await testDatabase();

test.each([[[7]], [[7, 8, 9]]])(
  'a dashboard of the locations %j reads only their sums of the period, from the index',
  async (locationIds) => {
    const sums = sumsOf(
      {
        locationIds,
        span: { from: '2026-02-02', to: '2026-03-01', firstWeek: '2026-02-02' },
        now: new Date('2026-03-02T15:00:00Z'),
        network: 'SANDBOX',
      },
      fillRateKeys,
    );
    const plan = await database.transaction().execute(async (trx) => {
      // A table of a few rows is read whole, whatever indexes it has.
      await sql`set local enable_seqscan = off`.execute(trx);
      await sql`set local enable_bitmapscan = off`.execute(trx);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${sums}`.execute(trx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });

    expect(plan).toMatch(
      /Index Only Scan using day_sums_location.*\n.*Index Cond: .*location_id.*day >=.*day <=/,
    );
  },
);
