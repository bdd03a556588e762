import type { Database } from '../../platform/database/database.ts';
import type { Entries } from './post.ts';

/**
 * What is owed for the work of these applications, by account: what was posted as owed and not reversed. Absent if
 * nothing is.
 */
export async function owedFor(
  database: Database,
  applicationIds: readonly number[],
): Promise<Map<number, Entries>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('ledger_postings')
    .innerJoin('ledger_entries', 'ledger_entries.posting_id', 'ledger_postings.id')
    .select(['application_id as id', 'account'])
    .select(({ fn }) => fn.sum<number>('cents').as('cents'))
    .where('application_id', 'in', applicationIds)
    .where('adhoc_payment_id', 'is', null)
    .where('dispute_id', 'is', null)
    .where('event', 'in', ['OWED', 'REVERSED'])
    .groupBy(['application_id', 'account'])
    .having(({ fn }) => fn.sum('cents'), '<>', 0)
    .execute();
  return byId(rows);
}

/** What disputes added that no payment method is charged for: invoices bill it. Absent if nothing is. */
export async function owedByInvoicedDisputes(
  database: Database,
  applicationIds: readonly number[],
): Promise<Map<number, Entries>> {
  if (applicationIds.length === 0) return new Map();
  return byId(await invoicedDisputeEntries(database, applicationIds).execute());
}

/**
 * The query of {@link owedByInvoicedDisputes}. It comes to the postings by the disputes of the applications: the ledger has
 * an index of the postings of each dispute, and none of those of an application.
 */
export function invoicedDisputeEntries(database: Database, applicationIds: readonly number[]) {
  return database
    .selectFrom('disputes')
    .innerJoin('ledger_postings', 'ledger_postings.dispute_id', 'disputes.id')
    .innerJoin('ledger_entries', 'ledger_entries.posting_id', 'ledger_postings.id')
    .select(['disputes.application_id as id', 'account'])
    .select(({ fn }) => fn.sum<number>('cents').as('cents'))
    .where('disputes.application_id', 'in', applicationIds)
    .where('event', 'in', ['OWED', 'REVERSED'])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('dispute_payments')
            .select('dispute_payments.dispute_id')
            .whereRef('dispute_payments.dispute_id', '=', 'disputes.id')
            .where('dispute_payments.kind', '=', 'CHARGE'),
        ),
      ),
    )
    .groupBy(['disputes.application_id', 'account'])
    .having(({ fn }) => fn.sum('cents'), '<>', 0);
}

/** What the last attempt to pay the work owed, by account, whether it was reversed or not. Absent without one. */
export async function lastOwedFor(
  database: Database,
  applicationIds: readonly number[],
): Promise<Map<number, Entries>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('ledger_postings')
    .innerJoin('ledger_entries', 'ledger_entries.posting_id', 'ledger_postings.id')
    .select(['application_id as id', 'account', 'cents'])
    .where('application_id', 'in', applicationIds)
    .where('adhoc_payment_id', 'is', null)
    .where('dispute_id', 'is', null)
    .where('event', '=', 'OWED')
    .where('attempt', '=', (eb) =>
      eb
        .selectFrom('ledger_postings as others')
        .select(({ fn }) => fn.max<number>('others.attempt').as('last'))
        .whereRef('others.application_id', '=', 'ledger_postings.application_id')
        .where('others.adhoc_payment_id', 'is', null)
        .where('others.dispute_id', 'is', null)
        .where('others.event', '=', 'OWED'),
    )
    .execute();
  return byId(rows);
}

/** What is owed for an ad-hoc payment, by account. Empty if nothing is. */
export async function owedForAdHoc(database: Database, adHocPaymentId: number): Promise<Entries> {
  return (await owedForAdHocs(database, [adHocPaymentId])).get(adHocPaymentId) ?? {};
}

/** What is owed for these ad-hoc payments, by account. Absent if nothing is. */
export async function owedForAdHocs(
  database: Database,
  adHocPaymentIds: readonly number[],
): Promise<Map<number, Entries>> {
  if (adHocPaymentIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('ledger_postings')
    .innerJoin('ledger_entries', 'ledger_entries.posting_id', 'ledger_postings.id')
    .select(['adhoc_payment_id as id', 'account'])
    .select(({ fn }) => fn.sum<number>('cents').as('cents'))
    .where('adhoc_payment_id', 'in', adHocPaymentIds)
    .where('event', 'in', ['OWED', 'REVERSED'])
    .groupBy(['adhoc_payment_id', 'account'])
    .having(({ fn }) => fn.sum('cents'), '<>', 0)
    .execute();
  return byId(rows);
}

type Row = { id: number | null; account: keyof Entries; cents: number };

function byId(rows: readonly Row[]): Map<number, Entries> {
  const found = new Map<number, Entries>();
  for (const { id, account, cents } of rows) {
    if (id !== null) found.set(id, { ...found.get(id), [account]: cents });
  }
  return found;
}
