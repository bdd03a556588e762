import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** How often statements ran with a plan for their values, and how often with the one that was kept. */
export type PlanCounts = { ownPlans: number; keptPlans: number };

/**
 * Counts the plans of the statements with this text that `run` runs, in a transaction: a pool takes one connection for it.
 *
 * @param text a part of the statements, as a pattern of `like`
 */
export function countPlans(
  database: Database,
  text: string,
  run: (trx: Database) => Promise<void>,
): Promise<PlanCounts> {
  return database.transaction().execute(async (trx) => {
    const before = await readCounts(trx, text);
    await run(trx);
    const after = await readCounts(trx, text);
    return {
      ownPlans: after.ownPlans - before.ownPlans,
      keptPlans: after.keptPlans - before.keptPlans,
    };
  });
}

async function readCounts(trx: Database, text: string): Promise<PlanCounts> {
  const { rows } = await sql<PlanCounts>`
    select coalesce(sum(custom_plans), 0)::int as "ownPlans", coalesce(sum(generic_plans), 0)::int as "keptPlans"
    from pg_prepared_statements where statement like ${`%${text}%`}
  `.execute(trx);
  return rows[0] ?? { ownPlans: 0, keptPlans: 0 };
}
