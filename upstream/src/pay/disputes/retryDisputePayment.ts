import type { Transaction } from 'kysely';
import { z } from 'zod';
import { invalidTransition } from '../../filling/applications/transitions/applicationState.ts';
import { requireTermsAccepted } from '../../accounts/terms/requireTermsAccepted.ts';
import { cardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { post } from '../ledger/post.ts';
import { readPayableWork } from '../payments/payableWork.ts';
import { payoutOf, reversed, withoutGatewayFee } from '../payments/paymentEntries.ts';
import { missingParts } from '../returnedParts/missingParts.ts';
import { requirePayoutAccount } from '../payments/payouts.ts';
import { requireChargeable } from '../payments/requireChargeable.ts';
import type { Submission } from '../payments/submitPayments.ts';
import { actOnDispute } from './actOnDispute.ts';
import { disputeResponse } from './disputeResponse.ts';
import { hasLivePayout } from './hasLivePayout.ts';
import { loadDispute } from './loadDisputes.ts';
import { owedByDispute } from './owedByDispute.ts';
import { submitDisputePayment } from './payDifference.ts';
import { requireDispute } from './requireDispute.ts';

/** `POST /api/staffer/disputes/:id/retry-payment/`: charges the business again for what a dispute granted, or pays it out again. */
export const retryDisputePayment = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/disputes/:id/retry-payment/',
    access: 'staffer',
    scope: 'PAY',
    tags: ['disputes'],
    summary: 'Retry the failed payment of a dispute',
    description:
      'Needs payments.make. 409 unless the last charge or payout failed. After a failed payout, nothing is charged. After a charge that came back, only the business is charged: the pro keeps the pay. Where the location is invoiced by now, the next invoice ' +
      'bills what it owes, and the pro is paid at once. Where the location has moved since the work ended, admins of the ' +
      'organization that is billed can retry as well: what was decided is owed.',
    params: z.object({ id: idParameter }),
    responses: { 200: disputeResponse },
    errors: [402, 404, 409],
    handle: async ({ params: { id }, caller }) => {
      await requireDispute(services.database, caller, id, 'payments.make');
      await requireTermsAccepted(services.database, caller);
      await actOnDispute(services, caller, id, async ({ trx, dispute, now }) => {
        const charge = await trx
          .selectFrom('dispute_payments')
          .select(['attempt', 'amount_cents'])
          .where('dispute_id', '=', id)
          .where('kind', '=', 'CHARGE')
          .where('status', 'in', ['FAILED', 'ERROR'])
          .executeTakeFirst();
        if (!charge) {
          await retryPayout(trx, id, { userId: caller.userId, now });
          return;
        }
        const network = cardNetwork(services);
        const [work] = await readPayableWork(trx, network.name, [dispute.application_id]);
        if (!work) throw notFound('application');
        const isPaidOut = await hasLivePayout(trx, id);
        if (!isPaidOut) requirePayoutAccount(work);
        const missing = await missingParts(trx, 'dispute_id', [id]);
        requireChargeable({ ...work, missing_cents: missing.get(id) ?? null }, network, now);
        if (missing.has(id)) {
          // All but a part was paid: what is owed stays as it is.
          const part = { disputeId: id, kind: 'CHARGE', cents: charge.amount_cents } as const;
          await submitDisputePayment(trx, part, { userId: caller.userId, now });
          return;
        }
        // What was decided stays: the further attempt owes the same for the work.
        const owed = await owedByDispute(trx, id, charge.attempt);
        const entries = work.invoicing_enabled ? withoutGatewayFee(owed) : owed;
        const attempt = charge.attempt + 1;
        const subject = { application_id: work.id, dispute_id: id };
        // What a charge that came back owes was not reversed, as the pro keeps the pay.
        if (isPaidOut) {
          const before = { ...subject, event: 'REVERSED', attempt: charge.attempt } as const;
          await post(trx, [{ ...before, entries: reversed(owed) }], now);
        }
        await post(trx, [{ ...subject, event: 'OWED', attempt, entries }], now);
        if (work.invoicing_enabled) await cancelCharge(trx, id);
        const payment = work.invoicing_enabled
          ? ({ disputeId: id, kind: 'PAYOUT', cents: payoutOf(entries) } as const)
          : ({ disputeId: id, kind: 'CHARGE', cents: charge.amount_cents } as const);
        await submitDisputePayment(trx, payment, { userId: caller.userId, now });
      });
      return { status: 200, body: await loadDispute(services, caller, id) };
    },
  });

/** @throws ApiError invalid_transition unless the payout failed */
async function retryPayout(
  trx: Transaction<Tables>,
  disputeId: number,
  submission: Submission,
): Promise<void> {
  const payout = await trx
    .selectFrom('dispute_payments')
    .select('amount_cents')
    .where('dispute_id', '=', disputeId)
    .where('kind', '=', 'PAYOUT')
    .where('status', 'in', ['FAILED', 'ERROR'])
    .executeTakeFirst();
  if (!payout) throw invalidTransition('There is no failed payment to retry.');
  await submitDisputePayment(trx, { disputeId, kind: 'PAYOUT', cents: payout.amount_cents }, submission);
}

/** Leaves what is owed to the next invoice, which bills what no charge is there for. */
async function cancelCharge(trx: Transaction<Tables>, disputeId: number): Promise<void> {
  await trx
    .deleteFrom('dispute_payments')
    .where('dispute_id', '=', disputeId)
    .where('kind', '=', 'CHARGE')
    .execute();
}
