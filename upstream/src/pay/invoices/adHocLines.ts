import type { Database } from '../../platform/database/database.ts';
import { countsAsPaid } from '../adHocPayments/refusedPayout.ts';
import { owedForAdHocs } from '../ledger/owed.ts';
import { linesOfEntries } from '../payments/paymentEntries.ts';
import { totalOf } from './lineAmounts.ts';
import type { NewLine } from './newLine.ts';

/**
 * The lines of the ad-hoc payments of these applications that no charge and no other invoice bills. One line each: what an
 * ad-hoc payment owes never changes once it has left for the pro, also if its payout fails.
 *
 * @param exceptInvoiceId an invoice to leave out of account; null for none
 */
export async function adHocLines(
  database: Database,
  applicationIds: readonly number[],
  exceptInvoiceId: number | null,
): Promise<NewLine[]> {
  const payments = await database
    .selectFrom('adhoc_payments')
    .innerJoin('gig_applications', 'gig_applications.id', 'adhoc_payments.application_id')
    .select(['adhoc_payments.id', 'adhoc_payments.application_id', 'adhoc_payments.location_id'])
    .select(['gig_applications.work_start_time', 'gig_applications.work_end_time'])
    .where('adhoc_payments.application_id', 'in', applicationIds)
    .where('charged_to_business', '=', true)
    // Payments that a card or bank account was charged for have its type.
    .where('method_type', 'is', null)
    .where('adhoc_payments.status', '<>', 'SUBMITTED')
    .where(countsAsPaid)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('invoice_lines')
            .select('invoice_lines.id')
            .whereRef('invoice_lines.adhoc_payment_id', '=', 'adhoc_payments.id')
            .where('invoice_id', '<>', exceptInvoiceId ?? 0),
        ),
      ),
    )
    .orderBy('adhoc_payments.id')
    .execute();
  const owed = await owedForAdHocs(
    database,
    payments.map(({ id }) => id),
  );
  return payments.flatMap(({ id, ...work }) => {
    const amounts = linesOfEntries(owed.get(id) ?? {});
    if (amounts.length === 0) return [];
    return [
      {
        ...work,
        adhoc_payment_id: id,
        minutes: null,
        wage_cents: null,
        amounts,
        total_cents: totalOf(amounts),
        corrects_line_id: null,
      },
    ];
  });
}
