import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { DueJob, DueServices } from '../../platform/dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';
import { tryStep } from './tryStep.ts';

type ClaimRow = { id: number; setbacks: number; due_ts: Date | null };

type Claims<Row extends ClaimRow, Subject> = {
  name: string;
  table: 'returned_charges' | 'returned_parts';
  change: (trx: Transaction<Tables>, id: number, changes: Partial<Row>) => Promise<unknown>;
  /** Locks what the charge paid for, which is locked before the claim, as paying does. */
  lock: (trx: Transaction<Tables>, claim: Row) => Promise<Subject>;
  /** Takes the step that is due. Resolves to what changes about the claim. */
  step: (
    services: DueServices,
    trx: Transaction<Tables>,
    claimed: { claim: Row; subject: Subject },
    now: Date,
  ) => Promise<Partial<Row>>;
};

/** Moves claims about charges on, each step in a transaction of its own. One that throws is retried later. */
export function claimJob<Row extends ClaimRow, Subject>(claims: Claims<Row, Subject>): DueJob {
  const { name, table, change, lock, step } = claims;
  return {
    name,
    work: async (services, trx, now) => {
      const { rows } = await sql<Row>`
        select * from ${sql.table(table)} where due_ts <= ${now} order by due_ts, id limit 1
      `.execute(trx);
      const [due] = rows;
      if (!due) return 0;
      const { id, setbacks } = due;
      await tryStep(services, trx, {
        job: name,
        id,
        setbacks,
        now,
        take: async () => {
          const subject = await lock(trx, due);
          const { rows: locked } = await sql<Row>`
            select * from ${sql.table(table)} where id = ${id} and due_ts <= ${now} for update
          `.execute(trx);
          const [claim] = locked;
          // Another server may have taken the step in the meantime.
          if (!claim) return;
          await change(trx, id, await step({ ...services, database: trx }, trx, { claim, subject }, now));
        },
        store: ({ retryAt, setbacks: failures }) =>
          sql`
            update ${sql.table(table)} set setbacks = ${failures}, due_ts = coalesce(${retryAt ?? null}::timestamptz, due_ts)
            where id = ${id}
          `.execute(trx),
      });
      return 1;
    },
    next: (database, window) =>
      earliest(database.selectFrom(table).where('due_ts', 'is not', null), window, {
        column: `${table}.due_ts`,
        location: `${table}.location_id`,
      }),
  };
}
