import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { type Entries, post } from '../ledger/post.ts';
import { nextAttempts } from './nextAttempts.ts';

/** What becomes of an invoice in the ledger. */
export type InvoiceEvent = 'INVOICED' | 'INVOICE_PAID' | 'INVOICE_RETURNED' | 'INVOICE_GIVEN_BACK';

const paid = (cents: number, tax: number): Entries => ({
  PROCESSOR: cents + tax,
  INVOICE_RECEIVABLE: -cents - tax,
});

/**
 * What an invoice moves: the debt of each work when it is issued, to which it adds tax, and the money when it is paid. A charge
 * that comes back moves the opposite, until it is given back.
 */
const entriesOf: Record<InvoiceEvent, (cents: number, tax: number) => Entries> = {
  INVOICED: (cents, tax) => ({
    INVOICE_RECEIVABLE: cents + tax,
    BUSINESS_RECEIVABLE: -cents,
    SALES_TAX: -tax,
  }),
  INVOICE_PAID: paid,
  INVOICE_RETURNED: (cents, tax) => paid(-cents, -tax),
  INVOICE_GIVEN_BACK: paid,
};

/**
 * Posts that an invoice was issued or paid, or that its charge came back or was given back, for each work, ad-hoc payment and credit on it.
 */
export async function postInvoice(
  trx: Transaction<Tables>,
  invoiceId: number,
  event: InvoiceEvent,
  now: Date,
): Promise<void> {
  const lines = await trx
    .selectFrom('invoice_lines')
    .select(['application_id', 'adhoc_payment_id', 'total_cents', 'tax_cents'])
    .where('invoice_id', '=', invoiceId)
    .execute();
  const credits = await trx
    .selectFrom('invoice_credits')
    .select(['referral_reward_id', 'refund_id', 'cents', 'tax_cents'])
    .where('invoice_id', '=', invoiceId)
    .execute();
  const attemptOf = await nextAttempts(trx, event, [...lines, ...credits]);
  const ofLines = lines.map(({ application_id, adhoc_payment_id, total_cents, tax_cents }) => ({
    application_id,
    ...(adhoc_payment_id === null ? {} : { adhoc_payment_id }),
    event,
    attempt: attemptOf({ application_id, adhoc_payment_id }),
    entries: entriesOf[event](total_cents, tax_cents),
  }));
  const ofCredits = credits.map(({ referral_reward_id, refund_id, cents, tax_cents }) => ({
    ...(refund_id === null ? { referral_reward_id: referral_reward_id ?? 0 } : { refund_id }),
    event,
    attempt: attemptOf({ referral_reward_id, refund_id }),
    entries: entriesOf[event](-cents, -tax_cents),
  }));
  await post(trx, [...ofLines, ...ofCredits], now);
}
