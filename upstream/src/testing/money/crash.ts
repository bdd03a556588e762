import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Tables whose next write fails. */
export type CrashingTable =
  | 'ledger_entries'
  | 'payments'
  | 'invoices'
  | 'adhoc_payments'
  | 'returned_parts'
  | 'returned_charges'
  | 'dispute_payments'
  | 'refunds';

/**
 * Lets transactions that write to a table fail while something happens: at the write, or at the commit as if the server had
 * died before it. What the card network did by then stays done.
 */
export async function crashIn(
  database: Database,
  table: CrashingTable,
  when: 'WRITE' | 'COMMIT',
  happens: () => Promise<unknown>,
): Promise<void> {
  await sql`
    create or replace function crash() returns trigger language plpgsql as $$ begin raise exception 'A crash'; end $$
  `.execute(database);
  const timing = when === 'COMMIT' ? sql`deferrable initially deferred` : sql`not deferrable`;
  await sql`
    create constraint trigger crash after insert or update on ${sql.table(table)} ${timing}
    for each row execute function crash()
  `.execute(database);
  try {
    await happens().catch(() => null);
  } finally {
    await sql`drop trigger crash on ${sql.table(table)}`.execute(database);
    await sql`drop function crash()`.execute(database);
  }
}
