import { beforeEach, expect, test } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { demoTables } from './demoRow.ts';
import { seedDemo } from './seedDemo.ts';
import { emptyDemoTables } from '../../testing/emptyDemoTables.ts';
import { sampleDemo, sampleMoments } from '../../testing/sampleDemos.ts';

const options = sampleMoments[0][1];
const rows = sampleDemo(options);
const { database } = await testDatabase();

async function count(table: (typeof demoTables)[number], from: Database = database): Promise<number> {
  const { amount } = await from
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('amount'))
    .executeTakeFirstOrThrow();
  return amount;
}

beforeEach(() => emptyDemoTables(database));

test('inserts every row, and later rows get ids after them', async () => {
  await seedDemo(database, options);
  for (const table of demoTables) expect([table, await count(table)]).toEqual([table, rows[table].length]);
  const added = await database
    .insertInto('events')
    .values({ organization_id: 1, name: 'Harvest Supper' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(added.id).toBeGreaterThan(Math.max(...rows.events.map(({ id }) => id ?? 0)));
});

test('stores values unchanged', async () => {
  await seedDemo(database, options);
  const pros = await database.selectFrom('pros').selectAll().orderBy('id').execute();
  const suspended = new Set(
    rows.users.filter(({ account_status }) => account_status !== 'ACTIVE').map(({ id }) => id),
  );
  const stored = pros.map(
    ({ weighted_rating: _rating, fit_points: _points, name_words: _words, ...pro }) => pro,
  );
  expect(stored).toEqual(rows.pros.map((pro) => ({ ...pro, is_suspended: suspended.has(pro.user_id) })));
});

test('rolls back with a failed transaction', async () => {
  const failed = database.transaction().execute(async (transaction) => {
    await seedDemo(transaction, options);
    throw new Error('the start was interrupted');
  });
  await expect(failed).rejects.toThrow('the start was interrupted');
  expect(await count('users')).toBe(0);
});

test('rejects a database that is not empty and leaves it unchanged', async () => {
  await seedDemo(database, options);
  await expect(seedDemo(database, { ...options, seed: 5 })).rejects.toThrow(/duplicate key/);
  expect(await count('gig_applications')).toBe(4000);
});
