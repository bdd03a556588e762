import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Database } from '../../platform/database/database.ts';
import { withoutChanges } from '../../platform/database/withoutChanges.ts';
import { demoTables } from './demoRow.ts';
import { seedAdHocEntries } from './adHocPayments/seedAdHocEntries.ts';
import { seedInvoices } from './invoices/seedInvoices.ts';
import { insertRows } from './insertRows.ts';
import { makeDemo, type DemoOptions } from './makeDemo.ts';
import { seedCardPayments } from './payments/seedCardPayments.ts';

/**
 * Fills an empty, migrated database with the demo data: two organizations with six locations, 300 pros, 400 gigs around
 * `now` and their 4,000 applications. All or nothing: in the given transaction, or in a new one.
 *
 * @param options.seed - equal seeds and `now` produce equal rows
 */
export async function seedDemo(database: Database, options: DemoOptions): Promise<void> {
  const rows = makeDemo(options);
  const insertAll = async (target: Transaction<Tables>) => {
    await withoutChanges(target);
    for (const table of demoTables) await insertRows(target, table, rows[table]);
    await seedCardPayments(target, options.now);
    await seedAdHocEntries(target);
    await seedInvoices(target, options.now);
  };
  await (isTransaction(database) ? insertAll(database) : database.transaction().execute(insertAll));
}

function isTransaction(database: Database): database is Transaction<Tables> {
  return database.isTransaction;
}
