import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/testDatabase.ts';
import { confirmedWork } from './dashboardRows.ts';

const { database } = await testDatabase();

test.each([[[7]], [[7, 8, 9]]])(
  'a dashboard of the locations %j reads only their confirmed work of the period',
  async (locationIds) => {
    const { sql: text, parameters } = confirmedWork(database, {
      locationIds,
      timezone: 'America/Chicago',
      span: { from: '2026-02-02', to: '2026-03-01', firstWeek: '2026-02-02' },
      now: new Date('2026-03-02T15:00:00Z'),
      network: 'SANDBOX',
    }).compile();
    const plan = await database.transaction().execute(async (transaction) => {
      // A table of a few rows is read whole, whatever indexes it has.
      await sql`set local enable_seqscan = off`.execute(transaction);
      const { rows } = await transaction.executeQuery<{ 'QUERY PLAN': string }>({
        sql: `explain ${text}`,
        parameters,
        query: sql`explain`.toOperationNode(),
        queryId: { queryId: 'explain' },
      });
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });

    expect(plan).toMatch(/gig_applications_confirmed_start.*\n.*Index Cond: .*location_id.*gig_start_time/);
  },
);
