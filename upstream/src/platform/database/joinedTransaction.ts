import { AsyncLocalStorage } from 'node:async_hooks';
import { sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import { inSavepoint } from './inSavepoint.ts';
import type { Tables } from './tables.ts';

/** The transaction that the current request runs in, and what waits for its commit. */
type Joined = { trx: Transaction<Tables>; waiting: (() => void)[] };

const joined = new AsyncLocalStorage<Joined>();

/**
 * Runs `work` in one transaction that everything in it joins: queries on the database use it, and transactions become
 * savepoints of it. `database` must come from {@link joinable}.
 */
export async function inJoinedTransaction<Result>(
  database: Database,
  work: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const waiting: (() => void)[] = [];
  const result = await database.transaction().execute((trx) => joined.run({ trx, waiting }, () => work(trx)));
  for (const run of waiting) run();
  return result;
}

/**
 * Runs `work` in a transaction that everything in it joins, and rolls it back: what waits for its commit never runs.
 * Rules that the database checks at a commit are checked.
 */
export async function inDiscardedTransaction<Result>(
  database: Database,
  work: () => Promise<Result>,
): Promise<Result> {
  const trx = await database.startTransaction().execute();
  try {
    return await joined.run({ trx, waiting: [] }, async () => {
      const result = await work();
      await sql`set constraints all immediate`.execute(trx);
      return result;
    });
  } finally {
    await trx.rollback().execute();
  }
}

/** Runs a function after the commit of the joined transaction, or at once outside of one. */
export function afterCommit(run: () => void): void {
  const current = joined.getStore();
  if (current) current.waiting.push(run);
  else run();
}

/** Makes the queries and transactions on a database join the transaction that they run in, if any. */
export function joinable(database: Database): Database {
  return new Proxy(database, {
    get(target, property) {
      const trx = joined.getStore()?.trx;
      if (trx && property === 'transaction') return () => savepointOf(trx);
      const receiver = trx ?? target;
      const value: unknown = Reflect.get(receiver, property, receiver);
      // Kysely has private fields, which only the instance itself can read.
      return typeof value === 'function' ? (value.bind(receiver) as unknown) : value;
    },
  });
}

function savepointOf(trx: Transaction<Tables>) {
  return {
    execute: <Result>(work: (trx: Transaction<Tables>) => Promise<Result>) =>
      inSavepoint(trx, () => work(trx)),
  };
}
