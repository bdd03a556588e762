import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from './openDatabase.ts';

// Its own: other tests of the worker may have given away all names.
const { database, close } = await openDatabase({ kind: 'memory' });
const prepared = sql<{ statement: string }>`select statement from pg_prepared_statements`;
const all = sql<Record<string, unknown>>`select * from prepared_example`;

beforeAll(async () => {
  await sql`create table prepared_example (id int)`.execute(database);
  await sql`insert into prepared_example (id) values (1)`.execute(database);
});

afterAll(close);

// One transaction, so that a pool takes one connection.
test('a statement that recurs is prepared once', async () => {
  const statements = await database.transaction().execute(async (trx) => {
    for (let run = 0; run < 3; run += 1) {
      await sql`select id from prepared_example where id = ${run}`.execute(trx);
    }
    const { rows } = await prepared.execute(trx);
    return rows.filter(({ statement }) => statement.startsWith('select id from prepared_example'));
  });

  expect(statements).toHaveLength(1);
});

test('a statement that was prepared before a migration reads the new column', async () => {
  for (let run = 0; run < 3; run += 1) await all.execute(database);
  await sql`alter table prepared_example add column name text default 'new'`.execute(database);

  for (let run = 0; run < 3; run += 1) {
    expect((await all.execute(database)).rows).toEqual([{ id: 1, name: 'new' }]);
  }
});

test('a transaction throws the error of a statement that was prepared before a migration', async () => {
  for (let run = 0; run < 3; run += 1) await all.execute(database);
  const running = database.transaction().execute(async (trx) => {
    await all.execute(trx);
    await sql`alter table prepared_example add column size int default 2`.execute(trx);
    await all.execute(trx);
  });

  await expect(running).rejects.toThrow('cached plan must not change result type');
});

test('a refused statement is refused again, and does not end the connection', async () => {
  const division = sql`select 1 / ${0}::int`;
  for (let run = 0; run < 3; run += 1) await expect(division.execute(database)).rejects.toThrow('division');

  expect((await all.execute(database)).rows).toHaveLength(1);
});
