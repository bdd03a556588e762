import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/testDatabase.ts';
import { type DashboardScope, sumsOf } from './dashboardRows.ts';
import { fillRateKeys } from './fillRateRows.ts';
import { hourChanges } from './openHours.ts';

const { database } = await testDatabase();

const scopeOf = (locationIds: readonly number[]): DashboardScope => ({
  locationIds,
  span: { from: '2026-02-02', to: '2026-03-01', firstWeek: '2026-02-02' },
  now: new Date('2026-03-02T15:00:00Z'),
  network: 'SANDBOX',
});

/** How the database answers a query when tables are large: one of a few rows is read whole, whatever indexes it has. */
const planOf = (query: RawBuilder<unknown>) =>
  database.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    await sql`set local enable_bitmapscan = off`.execute(trx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(trx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

test.each([[[7]], [[7, 8, 9]]])(
  'a dashboard of the locations %j reads only their sums of the period, from the index',
  async (locationIds) => {
    expect(await planOf(sumsOf(scopeOf(locationIds), fillRateKeys))).toMatch(
      /Index Only Scan using day_sums_location.*\n.*Index Cond: .*location_id.*day >=.*day <=/,
    );
  },
);

test.each([[[7]], [[7, 8, 9]]])(
  'the hours of the locations %j are read from only their sums of the period, from the index',
  async (locationIds) => {
    expect(await planOf(hourChanges(scopeOf(locationIds), undefined))).toMatch(
      /Index Only Scan using hour_sums_location.*\n.*Index Cond: .*location_id.*day >=.*day <=/,
    );
  },
);
