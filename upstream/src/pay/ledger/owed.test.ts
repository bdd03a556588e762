import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/testDatabase.ts';
import { invoicedDisputeEntries } from './owed.ts';

const { database } = await testDatabase();

test('what disputes owe is found by the applications, however long the ledger is', async () => {
  const plan = await database.transaction().execute(async (trx) => {
    // A table of a few rows is read whole, whatever indexes it has.
    await sql`set local enable_seqscan = off`.execute(trx);
    await sql`set local plan_cache_mode = force_generic_plan`.execute(trx);
    const rows = await invoicedDisputeEntries(trx, [7, 8]).explain();
    return JSON.stringify(rows);
  });

  for (const index of ['disputes_application', 'ledger_postings_dispute']) expect(plan).toContain(index);
  expect(plan).not.toMatch(/Seq Scan on (disputes|ledger_postings|ledger_entries)/);
});
