import type { CardNetworkName } from '../../platform/cardNetwork/networkPaymentMethod.ts';
import type { Database } from '../../platform/database/database.ts';
import { hoursToPay } from '../hours/hoursToPay.ts';
import { chargedNow } from '../ledger/chargedNow.ts';
import { owedByInvoicedDisputes, owedFor } from '../ledger/owed.ts';
import { type PayableWork, readPayableWork } from '../payments/payableWork.ts';
import { linesOfEntries } from '../payments/paymentEntries.ts';
import type { Amount } from './invoiceTables.ts';
import { adHocLines } from './adHocLines.ts';
import { amountsLeft, sumOfAmounts, totalOf } from './lineAmounts.ts';
import type { NewLine } from './newLine.ts';

/**
 * The lines that these applications need: what they owe now without what is on other invoices. None for work that owes
 * nothing more, is charged by card, or is on a draft, which is brought up to date when it is issued. Their ad-hoc payments
 * are lines of their own.
 *
 * @param exceptInvoiceId an invoice to leave out of account; null for none
 */
export async function linesFor(
  database: Database,
  network: CardNetworkName,
  applicationIds: readonly number[],
  exceptInvoiceId: number | null,
): Promise<NewLine[]> {
  if (applicationIds.length === 0) return [];
  const works = await readPayableWork(database, network, applicationIds);
  const owed = await owedFor(database, applicationIds);
  const ofDisputes = await owedByInvoicedDisputes(database, applicationIds);
  const charged = await chargedByCard(database, applicationIds);
  const earlier = await earlierLines(database, applicationIds, exceptInvoiceId);
  const ofWork = works
    .toSorted((one, other) => one.id - other.id)
    .flatMap((work) => {
      const before = earlier.get(work.id) ?? [];
      if (before.some(({ status }) => status === 'DRAFT')) return [];
      const isCharged = charged.has(work.id);
      const ofWorkItself = isCharged ? [] : linesOfEntries(owed.get(work.id) ?? {});
      const amounts = amountsLeft(
        sumOfAmounts([ofWorkItself, linesOfEntries(ofDisputes.get(work.id) ?? {})]),
        before.map((line) => line.amounts),
      );
      if (amounts.length === 0) return [];
      const line = lineOf(work, amounts, before[0]?.id ?? null);
      // Hours that a card was charged for are not billed again.
      return [isCharged ? { ...line, minutes: null, wage_cents: null } : line];
    });
  return [...ofWork, ...(await adHocLines(database, applicationIds, exceptInvoiceId))];
}

function lineOf(work: PayableWork, amounts: Amount[], correctsLineId: number | null): NewLine {
  const { minutes_to_pay, covered_minutes } = hoursToPay(work);
  const isCorrection = correctsLineId !== null;
  return {
    application_id: work.id,
    adhoc_payment_id: null,
    location_id: work.location_id,
    work_start_time: work.work_start_time,
    work_end_time: work.work_end_time,
    minutes: isCorrection ? null : minutes_to_pay - covered_minutes,
    wage_cents: isCorrection ? null : Math.round(work.wage_amount * 100),
    amounts,
    total_cents: totalOf(amounts),
    corrects_line_id: correctsLineId,
  };
}

/** The work whose business was charged for it alone, or is being charged. */
async function chargedByCard(database: Database, ids: readonly number[]): Promise<Set<number>> {
  const rows = await database
    .selectFrom('payments')
    .select('application_id')
    .where('application_id', 'in', ids)
    .where('kind', '=', 'CHARGE')
    .where('status', 'in', ['SUBMITTED', 'PENDING_TRANSFER', 'IN_TRANSIT'])
    .execute();
  const charged = await chargedNow(database, 'application_id', ids);
  return charged.union(new Set(rows.map(({ application_id }) => application_id)));
}

/** The lines of the work of these applications on invoices, the first one first. */
async function earlierLines(database: Database, ids: readonly number[], exceptInvoiceId: number | null) {
  let lines = database
    .selectFrom('invoice_lines')
    .innerJoin('invoices', 'invoices.id', 'invoice_lines.invoice_id')
    .select(['invoice_lines.id', 'invoice_lines.application_id', 'invoice_lines.amounts', 'invoices.status'])
    .where('invoice_lines.application_id', 'in', ids)
    .where('adhoc_payment_id', 'is', null)
    .orderBy('invoice_lines.id');
  if (exceptInvoiceId !== null) lines = lines.where('invoices.id', '<>', exceptInvoiceId);
  return Map.groupBy(await lines.execute(), ({ application_id }) => application_id);
}
