import { z } from 'zod';
import { invalidTransition } from '../../filling/applications/transitions/applicationState.ts';
import { gigOfPermitted } from '../../filling/applications/gigOfPermitted.ts';
import { cardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { afterCommit } from '../../platform/database/joinedTransaction.ts';
import { wakeDueWork } from '../../platform/dueWork/wakeDueWork.ts';
import { invalidField } from '../../platform/errors.ts';
import { id } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { post } from '../ledger/post.ts';
import { chargingIsOff } from '../payments/requirePayable.ts';
import { readRefundable } from './readRefundable.ts';
import { refundEntries } from './refundEntries.ts';
import { refundResponse, toRefundResponse } from './refundResponse.ts';

const body = z.strictObject({
  application_id: id,
  amount: z
    .number()
    .refine((dollars) => dollars >= 0.01, 'At least $0.01')
    .transform((dollars) => Math.round(dollars * 100))
    .describe('Dollars; at most what the business paid for the work and did not get back yet'),
  reason: z.string().trim().min(1, 'This field is required').max(500, 'At most 500 characters'),
});

/** `POST /api/admin/refunds/`: gives a business back what it paid for the work of a pro. */
export const createRefund = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/admin/refunds/',
    access: 'platform-admin',
    scope: 'PAY',
    tags: ['payments'],
    summary: 'Refund a business for the work of a pro, in part or in full',
    description:
      'The pro keeps the pay, and the platform bears the refund. What a payment method was charged for goes back there. ' +
      'What was invoiced is taken off the next invoices.',
    body,
    responses: { 201: refundResponse },
    errors: [404, 409],
    handle: async ({ body: { application_id, amount, reason }, caller }) => {
      const { database, clock } = services;
      const gigId = await gigOfPermitted(database, caller, application_id, 'platform.admin');
      const refund = await inTransactionOf(services, caller, async (trx) => {
        const { location_id, organization_id } = await trx
          .selectFrom('gigs')
          .innerJoin('locations', 'locations.id', 'gigs.location_id')
          .select(['gigs.location_id', 'locations.organization_id'])
          .where('gigs.id', '=', gigId)
          .forUpdate('gigs')
          .executeTakeFirstOrThrow();
        const paid = await readRefundable(trx, application_id);
        if (!paid) throw invalidTransition('The business has not paid for this work.');
        const { way, charge_key, left } = paid;
        if (left <= 0) throw invalidTransition('Everything was refunded already.');
        if (amount > left) throw invalidField('amount', `At most $${(left / 100).toFixed(2)}`);
        if (way === 'PAYMENT_METHOD' && cardNetwork(services).refund === null) throw chargingIsOff();
        const now = clock.now();
        const values = { application_id, location_id, organization_id, way, charge_key, reason };
        const row = await trx
          .insertInto('refunds')
          .values({
            ...values,
            status: 'SUBMITTED',
            amount_cents: amount,
            due_ts: way === 'INVOICE' ? null : now,
            created_by_user_id: caller.userId,
            created_ts: now,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        if (way === 'INVOICE') {
          const entries = refundEntries(way, amount);
          await post(trx, [{ refund_id: row.id, event: 'REFUNDED', attempt: 1, entries }], now);
        }
        return row;
      });
      afterCommit(() => wakeDueWork(database));
      return { status: 201, body: toRefundResponse(refund) };
    },
  });
