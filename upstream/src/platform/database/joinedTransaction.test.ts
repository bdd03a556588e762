import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/testDatabase.ts';
import { afterCommit, inDiscardedTransaction } from './joinedTransaction.ts';

const { database } = await testDatabase();

beforeAll(async () => {
  await sql`
    create table branches (id int primary key, parent_id int references branches deferrable initially deferred)
  `.execute(database);
});

afterAll(async () => {
  await sql`drop table branches`.execute(database);
});

const grow = (id: number, parent: number | null) =>
  sql`insert into branches values (${id}, ${parent})`.execute(database);
const branches = async () => (await sql`select id from branches`.execute(database)).rows;

test('what a discarded transaction writes is visible within it, and gone afterwards', async () => {
  const seen = await inDiscardedTransaction(database, async () => {
    await grow(1, null);
    return branches();
  });

  expect(seen).toEqual([{ id: 1 }]);
  expect(await branches()).toEqual([]);
});

test('a transaction within a discarded one is discarded as well', async () => {
  await inDiscardedTransaction(database, () => database.transaction().execute(() => grow(1, null)));

  expect(await branches()).toEqual([]);
});

test('what waits for the commit of a discarded transaction does not run', async () => {
  const ran: string[] = [];
  await inDiscardedTransaction(database, async () => afterCommit(() => ran.push('waited')));

  expect(ran).toEqual([]);
});

test('a discarded transaction rejects what a commit would reject', async () => {
  await expect(inDiscardedTransaction(database, () => grow(1, 2))).rejects.toMatchObject({ code: '23503' });
  expect(await branches()).toEqual([]);
});

test('a discarded transaction rejects with the failure of its work, and leaves the database usable', async () => {
  const failed = inDiscardedTransaction(database, () => sql`select 1 / 0`.execute(database));

  await expect(failed).rejects.toMatchObject({ code: '22012' });
  expect(await branches()).toEqual([]);
});
