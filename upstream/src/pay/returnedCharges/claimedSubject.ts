import type { Selectable, Transaction } from 'kysely';
import type { PaymentStatus } from '../../filling/applications/applicationsTable.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { lastOwedAttempt } from '../adHocPayments/lastOwedAttempt.ts';
import { hasLivePayout } from '../disputes/hasLivePayout.ts';
import { owedByDispute } from '../disputes/owedByDispute.ts';
import { chargedNow } from '../ledger/chargedNow.ts';
import { owedFor, owedForAdHoc } from '../ledger/owed.ts';
import type { Entries } from '../ledger/post.ts';
import { withPayout } from '../payments/settlePayments.ts';
import { lockGigOf } from '../returnedParts/lockCharge.ts';
import { missingPart } from '../returnedParts/missingParts.ts';
import type { PartColumn, PartSubject } from '../returnedParts/partSubject.ts';
import { isOnInvoice } from './isOnInvoice.ts';
import { paidForOf } from './paidFor.ts';
import { restoredKeys } from './restoredKeys.ts';

/** What a charge whose claim was won had paid for, as it is now. */
export type ClaimedSubject = {
  /** Whether a charge is under way, has arrived, or is missing, or an invoice bills it instead. */
  state: 'UNDER_WAY' | 'PAID' | 'MISSING' | 'BILLED';
  /** The charge that is under way or has arrived, or the last one that failed. */
  key: string;
  /** Whether the pro has the pay, so that what is owed for it was not reversed. */
  isPaidOut: boolean;
  /** What the business owes for it, in cents. */
  owed: number;
};

type Trx = Transaction<Tables>;
type Found = Omit<ClaimedSubject, 'key' | 'owed'> & { attempt: number; owed: Entries };

/** Reads and locks what a charge paid for. Locks the gig first, as paying does. */
export async function claimedSubject(trx: Trx, subject: PartSubject): Promise<ClaimedSubject> {
  const { attempt, owed, ...found } = await readers[subject.column](trx, subject.id);
  const restored = (await restoredKeys(trx, subject.column, [subject.id])).get(subject.id);
  const last = `${paidForOf(subject)}-${attempt}`;
  return {
    ...found,
    key: found.state === 'PAID' ? (restored ?? last) : last,
    owed: owed.BUSINESS_RECEIVABLE ?? 0,
  };
}

const readers: Record<PartColumn, (trx: Trx, id: number) => Promise<Found>> = {
  application_id: async (trx, id) => {
    await lockGigOf(trx, 'gig_applications', id);
    const charge = await trx
      .selectFrom('payments')
      .select(['status', 'attempt'])
      .where('application_id', '=', id)
      .where('kind', '=', 'CHARGE')
      .forUpdate()
      .executeTakeFirst();
    const isCharged = (await chargedNow(trx, 'application_id', [id])).has(id);
    const isBilled = await isOnInvoice(trx, id);
    return {
      state: stateOf(charge?.status, { isCharged, isBilled }),
      attempt: charge?.attempt ?? 0,
      isPaidOut: (await withPayout(trx, [id])).has(id),
      owed: (await owedFor(trx, [id])).get(id) ?? {},
    };
  },
  adhoc_payment_id: async (trx, id) => {
    await lockGigOf(trx, 'adhoc_payments', id);
    const payment = await trx
      .selectFrom('adhoc_payments')
      .select(['status', 'attempt', 'paid_out_attempt'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const isCharged = (await chargedNow(trx, 'adhoc_payment_id', [id])).has(id);
    // A retry of the payout alone is a further attempt without a charge.
    const state = adHocState(payment, isCharged);
    return {
      state,
      attempt: state === 'PAID' ? await lastOwedAttempt(trx, id) : payment.attempt,
      isPaidOut: payment.paid_out_attempt !== null,
      owed: await owedForAdHoc(trx, id),
    };
  },
  dispute_id: async (trx, id) => {
    await lockGigOf(trx, 'disputes', id);
    // Where the location is invoiced by now, a retry takes the charge away.
    const charge = await trx
      .selectFrom('dispute_payments')
      .select(['status', 'attempt'])
      .where('dispute_id', '=', id)
      .where('kind', '=', 'CHARGE')
      .forUpdate()
      .executeTakeFirst();
    const attempt = charge?.attempt ?? 0;
    const isCharged = (await chargedNow(trx, 'dispute_id', [id])).has(id);
    return {
      state: stateOf(charge?.status, { isCharged, isBilled: false }),
      attempt,
      isPaidOut: await hasLivePayout(trx, id),
      owed: await owedByDispute(trx, id, attempt),
    };
  },
  invoice_id: async (trx, id) => {
    const { status, attempt, is_charging, total_cents } = await trx
      .selectFrom('invoices')
      .select(['status', 'attempt', 'is_charging', 'total_cents'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const isPaid = status === 'PAID' || (await missingPart(trx, { column: 'invoice_id', id })) > 0;
    return {
      state: is_charging ? 'UNDER_WAY' : isPaid ? 'PAID' : 'MISSING',
      attempt,
      isPaidOut: true,
      owed: { BUSINESS_RECEIVABLE: total_cents },
    };
  },
};

/** Of a charge that is short of a part, the rest has arrived, although it has failed. */
function stateOf(
  status: PaymentStatus | undefined,
  { isCharged, isBilled }: { isCharged: boolean; isBilled: boolean },
): ClaimedSubject['state'] {
  if (status === 'SUBMITTED' || status === 'PENDING_TRANSFER' || status === 'IN_TRANSIT') return 'UNDER_WAY';
  if (isCharged) return 'PAID';
  return isBilled || status === undefined || status === 'AVAILABLE' ? 'BILLED' : 'MISSING';
}

/** An ad-hoc payment is IN_TRANSIT while its payout is. */
function adHocState(
  { status }: Pick<Selectable<Tables['adhoc_payments']>, 'status'>,
  isCharged: boolean,
): ClaimedSubject['state'] {
  if (status === 'IN_TRANSIT') return isCharged ? 'PAID' : 'BILLED';
  return stateOf(status, { isCharged, isBilled: false });
}
