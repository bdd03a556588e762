import type { Transaction } from 'kysely';
import type { PaymentStatus } from '../../filling/applications/applicationsTable.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { PartColumn, PartSubject } from './partSubject.ts';

/** How far the charge is whose part came back: only what has arrived, or is missing already, can be short of a part. */
type ChargeState = 'ARRIVED' | 'MISSING' | 'UNDER_WAY';

type Trx = Transaction<Tables>;

/** How far the charge for one of these is. Locks the gig first, as paying does. */
export async function lockCharge(trx: Trx, { column, id }: PartSubject): Promise<ChargeState> {
  return states[column](trx, id);
}

const states: Record<PartColumn, (trx: Trx, id: number) => Promise<ChargeState>> = {
  application_id: async (trx, id) => {
    await lockGigOf(trx, 'gig_applications', id);
    const charge = await trx
      .selectFrom('payments')
      .select('status')
      .where('application_id', '=', id)
      .where('kind', '=', 'CHARGE')
      .forUpdate()
      .executeTakeFirst();
    return stateOf(charge?.status);
  },
  adhoc_payment_id: async (trx, id) => {
    await lockGigOf(trx, 'adhoc_payments', id);
    const { status, paid_out_attempt } = await trx
      .selectFrom('adhoc_payments')
      .select(['status', 'paid_out_attempt'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    // Where its payout failed, that is sent again first.
    return stateOf(status) === 'MISSING' && paid_out_attempt === null ? 'UNDER_WAY' : stateOf(status);
  },
  dispute_id: async (trx, id) => {
    await lockGigOf(trx, 'disputes', id);
    const charge = await trx
      .selectFrom('dispute_payments')
      .select('status')
      .where('dispute_id', '=', id)
      .where('kind', '=', 'CHARGE')
      .forUpdate()
      .executeTakeFirst();
    return stateOf(charge?.status);
  },
  invoice_id: async (trx, id) => {
    const { status, is_charging } = await trx
      .selectFrom('invoices')
      .select(['status', 'is_charging'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (status === 'PAID') return 'ARRIVED';
    return is_charging ? 'UNDER_WAY' : 'MISSING';
  },
};

function stateOf(status: PaymentStatus | undefined): ChargeState {
  if (status === 'AVAILABLE') return 'ARRIVED';
  return status === 'FAILED' || status === 'ERROR' ? 'MISSING' : 'UNDER_WAY';
}

/** Locks the gig of some work, of an ad-hoc payment or of a dispute. */
export async function lockGigOf(
  trx: Trx,
  table: 'gig_applications' | 'adhoc_payments' | 'disputes',
  id: number,
): Promise<void> {
  await trx
    .selectFrom('gigs')
    .select('id')
    .where('id', '=', (eb) => eb.selectFrom(table).select('gig_id').where(`${table}.id`, '=', id))
    .forUpdate()
    .execute();
}
