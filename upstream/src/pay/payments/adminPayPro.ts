import { z } from 'zod';
import { isPaidOrOnTheWay } from '../../filling/applications/transitions/adjustHours.ts';
import { applicationResponse } from '../../filling/applications/applicationResponse.ts';
import { invalidTransition } from '../../filling/applications/transitions/applicationState.ts';
import { gigOfPermitted } from '../../filling/applications/gigOfPermitted.ts';
import { loadApplication } from '../../filling/applications/loadApplications.ts';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { afterCommit } from '../../platform/database/joinedTransaction.ts';
import { wakeDueWork } from '../../platform/dueWork/wakeDueWork.ts';
import { notFound } from '../../platform/errors.ts';
import { id } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { readPayableWork } from './payableWork.ts';
import { payoutOf } from './paymentEntries.ts';
import { payoutAccountMissing } from './payouts.ts';
import { isOver, requireOwed } from './requirePayable.ts';
import { oweFor, upsertPayments } from './submitPayments.ts';

/** `POST /api/admin/pro-payments/`: pays a pro before the business has paid. */
export const adminPayPro = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/admin/pro-payments/',
    access: 'platform-admin',
    scope: 'PAY',
    tags: ['payments'],
    summary: 'Pay a pro before the business has paid',
    description: 'The business still owes the charge.',
    body: z.strictObject({ application_id: id }),
    responses: { 201: applicationResponse },
    errors: [404, 409],
    handle: async ({ body: { application_id: applicationId }, caller }) => {
      const { database, clock, settings } = services;
      const gigId = await gigOfPermitted(database, caller, applicationId, 'platform.admin');
      await inTransactionOf(services, caller, async (trx) => {
        await trx.selectFrom('gigs').select('id').where('id', '=', gigId).forUpdate().execute();
        const now = clock.now();
        const [work] = await readPayableWork(trx, cardNetworkName(services), [applicationId]);
        if (!work) throw notFound('application');
        requireOwed(work);
        if (!isOver(work, now)) {
          throw invalidTransition('This work has not ended: it can be paid afterwards.');
        }
        if (isPaidOrOnTheWay(work.pro_payment_status)) {
          throw invalidTransition('The pro is paid already, or the payout is on its way.');
        }
        if (!work.has_payout_account) throw payoutAccountMissing(work.pro_name);
        const owed = await oweFor(trx, [work], new Map(), now);
        const cents = payoutOf(owed.get(applicationId) ?? {});
        await upsertPayments(trx, 'PAYOUT', [{ id: applicationId, cents }], { userId: caller.userId, now });
      });
      afterCommit(() => wakeDueWork(database));
      const body = await loadApplication(database, caller, settings.productSlug, applicationId);
      return { status: 201, body };
    },
  });
