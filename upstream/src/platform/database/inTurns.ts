import { setImmediate as turnOfEventLoop } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { currentCaller } from './currentCaller.ts';
import { createTurns } from './turns.ts';

/**
 * Shares the one connection of the embedded database: callers have it by turns, those who use it less more often. The
 * database works in this thread and answers within promises, so the statements of a request would follow each other
 * without a turn of the event loop; before each of them, requests that have arrived and responses that are ready have
 * theirs.
 *
 * @param pool has one connection
 */
export function inTurns(pool: PostgresPool): PostgresPool {
  const turns = createTurns();
  const known = new WeakMap<PostgresPoolClient, PostgresPoolClient>();

  function inTurn(client: PostgresPoolClient): PostgresPoolClient {
    async function query(text: string, values: readonly unknown[]): Promise<unknown> {
      await turnOfEventLoop();
      return client.query(text, values);
    }
    return {
      query: query as PostgresPoolClient['query'],
      release(error) {
        client.release(error);
        turns.end();
      },
    };
  }

  return {
    options: pool.options,
    async connect() {
      await turns.begin(currentCaller());
      try {
        const client = await pool.connect();
        const wrapped = known.get(client) ?? inTurn(client);
        known.set(client, wrapped);
        return wrapped;
      } catch (error) {
        turns.end();
        throw error;
      }
    },
    end: () => pool.end(),
  };
}
