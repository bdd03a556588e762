import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { type Entries, post } from '../ledger/post.ts';

/** What an invoice moves: the debt of each work when it is issued, to which it adds tax, and the money when it is paid. */
const entriesOf: Record<'INVOICED' | 'INVOICE_PAID', (cents: number, tax: number) => Entries> = {
  INVOICED: (cents, tax) => ({
    INVOICE_RECEIVABLE: cents + tax,
    BUSINESS_RECEIVABLE: -cents,
    SALES_TAX: -tax,
  }),
  INVOICE_PAID: (cents, tax) => ({ PROCESSOR: cents + tax, INVOICE_RECEIVABLE: -cents - tax }),
};

/**
 * Posts that an invoice was issued, or paid, for each work, ad-hoc payment and credit on it. The attempt says which invoice
 * of the work it is, and is the invoice of a credit.
 */
export async function postInvoice(
  trx: Transaction<Tables>,
  invoiceId: number,
  event: 'INVOICED' | 'INVOICE_PAID',
  now: Date,
): Promise<void> {
  const lines = await trx
    .selectFrom('invoice_lines')
    .select(['application_id', 'adhoc_payment_id', 'total_cents', 'tax_cents'])
    .select((eb) =>
      eb
        .selectFrom('invoice_lines as others')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('others.application_id', '=', 'invoice_lines.application_id')
        .where('others.adhoc_payment_id', 'is', null)
        .whereRef('others.id', '<=', 'invoice_lines.id')
        .as('attempt'),
    )
    .where('invoice_id', '=', invoiceId)
    .execute();
  const credits = await trx
    .selectFrom('invoice_credits')
    .select(['referral_reward_id', 'refund_id', 'cents', 'tax_cents'])
    .where('invoice_id', '=', invoiceId)
    .execute();
  const ofLines = lines.map(({ application_id, adhoc_payment_id, total_cents, tax_cents, attempt }) => ({
    application_id,
    ...(adhoc_payment_id === null ? {} : { adhoc_payment_id }),
    event,
    attempt: adhoc_payment_id === null ? (attempt ?? 1) : 1,
    entries: entriesOf[event](total_cents, tax_cents),
  }));
  const ofCredits = credits.map(({ referral_reward_id, refund_id, cents, tax_cents }) => ({
    ...(refund_id === null ? { referral_reward_id: referral_reward_id ?? 0 } : { refund_id }),
    event,
    attempt: invoiceId,
    entries: entriesOf[event](-cents, -tax_cents),
  }));
  await post(trx, [...ofLines, ...ofCredits], now);
}
