import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/testDatabase.ts';
import { chargesOf } from './chargesOf.ts';

const { database } = await testDatabase();

test.each([
  ['application_id', ['ledger_postings_work', 'ledger_postings_dispute']],
  ['adhoc_payment_id', ['ledger_postings_adhoc']],
] as const)('indexes find the charges by %s, however long the ledger is', async (subject, indexes) => {
  const plan = await database.transaction().execute(async (trx) => {
    // A table of a few rows is read whole, whatever indexes it has.
    await sql`set local enable_seqscan = off`.execute(trx);
    await sql`set local plan_cache_mode = force_generic_plan`.execute(trx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${chargesOf(subject, [7, 8])}`.execute(trx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

  for (const index of indexes) expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan on ledger_postings');
});
