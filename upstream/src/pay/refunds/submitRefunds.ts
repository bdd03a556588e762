import type { Transaction } from 'kysely';
import { invalidTransition } from '../../filling/applications/transitions/applicationState.ts';
import { cardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { invalidField } from '../../platform/errors.ts';
import type { Services } from '../../platform/server/services.ts';
import { post } from '../ledger/post.ts';
import { chargingIsOff } from '../payments/requirePayable.ts';
import { type Refundable, sumOf } from './readRefundable.ts';
import { refundEntries } from './refundEntries.ts';
import type { RefundsTable } from './refundTables.ts';
import { spreadRefund } from './spreadRefund.ts';

type Request = Pick<
  RefundsTable,
  'application_id' | 'adhoc_payment_id' | 'location_id' | 'organization_id' | 'reason' | 'created_by_user_id'
> & {
  /** In cents. */
  amount: number;
};

/**
 * Writes down refunds of what was paid: at most one for each charge, and one for the invoices of an organization. Those of charges are due at
 * once, and the next invoices take off the other.
 *
 * @returns their ids
 * @throws ApiError invalid_transition where nothing is left, invalid at `amount` for more than that
 */
export async function submitRefunds(
  services: Services,
  trx: Transaction<Tables>,
  { isPaid, left }: Refundable,
  { amount, ...request }: Request,
): Promise<number[]> {
  if (!isPaid) throw invalidTransition('The business has not paid for this.');
  if (left.length === 0) throw invalidTransition('Everything was refunded already.');
  const most = sumOf(left);
  if (amount > most) throw invalidField('amount', `At most $${(most / 100).toFixed(2)}`);
  const parts = spreadRefund(amount, left);
  const canRefund = cardNetwork(services).refund !== null;
  if (!canRefund && parts.some(({ way }) => way === 'PAYMENT_METHOD')) throw chargingIsOff();
  const now = services.clock.now();
  const ids: number[] = [];
  for (const { way, charge_key, organization_id, cents } of parts) {
    const { id } = await trx
      .insertInto('refunds')
      .values({
        ...request,
        // Invoices from before moves were recorded can have billed work to two organizations: each gets its own back.
        organization_id: organization_id ?? request.organization_id,
        way,
        charge_key,
        status: 'SUBMITTED',
        amount_cents: cents,
        due_ts: way === 'INVOICE' ? null : now,
        created_ts: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
    if (way !== 'INVOICE') continue;
    await post(
      trx,
      [{ refund_id: id, event: 'REFUNDED', attempt: 1, entries: refundEntries(way, cents) }],
      now,
    );
  }
  return ids;
}
