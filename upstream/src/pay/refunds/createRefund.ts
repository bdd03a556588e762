import type { Transaction } from 'kysely';
import { z } from 'zod';
import { gigOfPermitted } from '../../filling/applications/gigOfPermitted.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { afterCommit } from '../../platform/database/joinedTransaction.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { wakeDueWork } from '../../platform/dueWork/wakeDueWork.ts';
import { notFound } from '../../platform/errors.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { billedOrganizations } from '../payments/billedOrganization.ts';
import { readRefundable } from './readRefundable.ts';
import { readRefunds } from './readRefunds.ts';
import { refundBody } from './refundBody.ts';
import { refundResponse, toRefundResponse } from './refundResponse.ts';
import { submitRefunds } from './submitRefunds.ts';

const responses = {
  201: z
    .object({
      refunds: z
        .array(refundResponse)
        .describe('One for each charge that goes back, and one for what was invoiced to an organization'),
    })
    .meta({ id: 'SubmittedRefunds' }),
};

/** `POST /api/admin/refunds/`: gives a business back what it paid for the work of a pro or for an ad-hoc payment. */
export const createRefund = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/admin/refunds/',
    access: 'platform-admin',
    scope: 'PAY',
    tags: ['payments'],
    summary: 'Refund a business for the work of a pro or an ad-hoc payment, in part or in full',
    description:
      'The pro keeps the pay, and the platform bears the refund. What a payment method was charged for goes back there. ' +
      'What was invoiced is taken off the next invoices of the organization that was billed. What disputes added to the pay counts with the work, and is a ' +
      'refund of its own where it was a charge of its own.',
    body: refundBody,
    responses,
    errors: [404, 409],
    handle: async ({ body: { application_id, adhoc_payment_id, amount, reason }, caller }) => {
      const { database } = services;
      const applicationId = application_id ?? (await applicationOf(services, adhoc_payment_id ?? 0));
      const gigId = await gigOfPermitted(database, caller, applicationId, 'platform.admin');
      const refunds = await inTransactionOf(services, caller, async (trx) => {
        const location_id = await lockGig(trx, gigId);
        const payers = await billedOrganizations(trx, [applicationId]);
        const [subject, id] =
          adhoc_payment_id === undefined
            ? (['application_id', applicationId] as const)
            : (['adhoc_payment_id', adhoc_payment_id] as const);
        const paid = (await readRefundable(trx, subject, [id]))(id);
        const made = await submitRefunds(services, trx, paid, {
          location_id,
          organization_id: payers.get(applicationId) ?? 0,
          application_id: applicationId,
          adhoc_payment_id: adhoc_payment_id ?? null,
          amount,
          reason,
          created_by_user_id: caller.userId,
        });
        const all = await readRefunds(trx, subject, [id]);
        return all.filter((refund) => made.includes(refund.id)).map(toRefundResponse);
      });
      afterCommit(() => wakeDueWork(database));
      return { status: 201, body: { refunds } };
    },
  });

async function applicationOf({ database }: Services, adHocPaymentId: number): Promise<number> {
  const payment = await database
    .selectFrom('adhoc_payments')
    .select('application_id')
    .where('id', '=', adHocPaymentId)
    .executeTakeFirst();
  if (!payment) throw notFound('payment');
  return payment.application_id;
}

/** Locks a gig, so that no more of its work is refunded at the same time. Returns its location. */
async function lockGig(trx: Transaction<Tables>, gigId: number): Promise<number> {
  const { location_id } = await trx
    .selectFrom('gigs')
    .select('location_id')
    .where('id', '=', gigId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return location_id;
}
