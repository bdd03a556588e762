import type { KyselyPlugin } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { joinable } from '../platform/database/joinedTransaction.ts';

/** The same database, and the number of statements that were sent through it, without those of transactions. */
export function countStatements(database: Database): { database: Database; statements: () => number } {
  let sent = 0;
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      sent += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { database: joinable(database.withPlugin(counter)), statements: () => sent };
}
