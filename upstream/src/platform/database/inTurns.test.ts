import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { forCaller } from './currentCaller.ts';
import { openDatabase } from './openDatabase.ts';

// The turns are those of the embedded database, whatever database other tests use.
const { database, close } = await openDatabase({ kind: 'memory' });

afterAll(close);

/** Runs statements one after the other. */
async function runAll(statements: number, onEnded: () => void): Promise<void> {
  for (let statement = 0; statement < statements; statement += 1) {
    await sql`select 1`.execute(database);
    onEnded();
  }
}

/** Runs statements for a caller, and notes it when each has ended. */
function run(caller: string, statements: number, ended: string[]): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  forCaller(caller, () => {
    runAll(statements, () => ended.push(caller)).then(resolve, reject);
  });
  return promise;
}

test('many statements of a caller delay one of another by one', async () => {
  const ended: string[] = [];
  const many = Array.from({ length: 5 }, () => run('many', 2, ended));

  await run('few', 1, ended);
  expect(ended.filter((caller) => caller === 'many').length).toBeLessThanOrEqual(2);
  await Promise.all(many);
  expect(ended).toHaveLength(11);
});

test('the event loop turns between the statements of a transaction', async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  await database.transaction().execute(async (trx) => {
    for (let statement = 0; statement < 5; statement += 1) await sql`select 1`.execute(trx);
  });
  clearImmediate(counting);

  expect(turns).toBeGreaterThanOrEqual(5);
});

test('a statement that fails ends its turn', async () => {
  await expect(sql`select 1 / 0`.execute(database)).rejects.toThrow('division');

  expect((await sql`select 1`.execute(database)).rows).toHaveLength(1);
});
