import type { Selectable, Transaction } from 'kysely';
import { cardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import { repeatAt } from '../../platform/cardNetwork/chargeOutcome.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { DueJob, DueServices } from '../../platform/dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';
import { post } from '../ledger/post.ts';
import { tryStep } from '../ledger/tryStep.ts';
import { refundEntries } from './refundEntries.ts';

/** Sends refunds to the card network under one key each, until it has given the money back or refuses. */
export const advanceRefunds: DueJob = {
  name: 'advanceRefunds',
  work: async (services, trx, now) => {
    const refund = await trx
      .selectFrom('refunds')
      .selectAll()
      .where('due_ts', '<=', now)
      .orderBy('due_ts')
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!refund) return 0;
    const { id, setbacks } = refund;
    await tryStep(services, trx, {
      job: 'advanceRefunds',
      id,
      setbacks,
      now,
      take: () => sendRefund(services, trx, refund, now),
      store: ({ retryAt, ...values }) =>
        trx
          .updateTable('refunds')
          .set({ ...values, ...(retryAt && { due_ts: retryAt }) })
          .where('id', '=', id)
          .execute(),
    });
    return 1;
  },
  next: (database, window) =>
    earliest(database.selectFrom('refunds').where('due_ts', 'is not', null), window, {
      column: 'refunds.due_ts',
      location: 'refunds.location_id',
    }),
};

async function sendRefund(
  services: DueServices,
  trx: Transaction<Tables>,
  { id, charge_key, amount_cents: cents, way }: Selectable<Tables['refunds']>,
  now: Date,
): Promise<void> {
  const network = cardNetwork({ ...services, database: trx });
  const refund = { idempotencyKey: `refund-${id}-1`, chargeKey: charge_key ?? '', cents };
  const outcome = (await network.refund?.(refund)) ?? 'FAILED';
  const isFinal = outcome !== 'PENDING';
  await trx
    .updateTable('refunds')
    .set({
      status: isFinal ? outcome : 'SUBMITTED',
      due_ts: isFinal ? null : repeatAt('PROCESSING', now),
      settled_ts: isFinal ? now : null,
    })
    .where('id', '=', id)
    .execute();
  if (outcome !== 'REFUNDED') return;
  const entries = refundEntries(way, cents);
  await post(trx, [{ refund_id: id, event: 'REFUNDED', attempt: 1, entries }], now);
}
