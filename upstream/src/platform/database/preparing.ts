import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { DatabaseError, Pool, PoolClient } from 'pg';
import { createStatementNames, type StatementNames } from './statementNames.ts';

/**
 * Lets a pool prepare the statements that recur, for a dialect of Kysely. A connection then parses and plans such a
 * statement once and not at each run, which takes most of the time of a query that reads a few rows by an index.
 */
export function preparing(pool: Pool): PostgresPool {
  const names = createStatementNames();
  const known = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      // Kysely keeps what it knows of a connection by its client.
      const wrapped = known.get(client) ?? preparingClient(client, names);
      known.set(client, wrapped);
      return wrapped;
    },
    end: () => pool.end(),
  };
}

function preparingClient(client: PoolClient, names: StatementNames): PostgresPoolClient {
  async function run(text: string, values: readonly unknown[]) {
    const name = names.nameOf(text);
    const query = { text, values: [...values] };
    if (name === undefined) return client.query(query);
    try {
      return await client.query({ ...query, name });
    } catch (error) {
      if (!isOutdated(error)) throw error;
      names.rename(text);
      // In a transaction, which the error has ended, there is nothing to repeat.
      return client.query(query).catch(() => Promise.reject(error));
    }
  }
  const query = (text: string | object, values: readonly unknown[] = []): unknown => {
    if (typeof text !== 'string') throw new Error('Cursors are not supported.');
    return run(text, values);
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: (error) => client.release(error),
  };
}

/** Whether a statement was prepared before a migration that gave its rows other columns. */
function isOutdated(error: unknown): boolean {
  // The message depends on the language of the server, and the code is that of all unsupported features.
  const { code, routine } = error as Partial<DatabaseError>;
  return code === '0A000' && routine === 'RevalidateCachedQuery';
}
