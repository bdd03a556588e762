import { z } from 'zod';
import { requireTermsAccepted } from '../../accounts/terms/requireTermsAccepted.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { afterCommit } from '../../platform/database/joinedTransaction.ts';
import { wakeDueWork } from '../../platform/dueWork/wakeDueWork.ts';
import { permissionDenied } from '../../platform/errors.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { adHocPaymentResponse } from './adHocPaymentResponse.ts';
import { loadAdHocPayment } from './loadAdHocPayments.ts';
import { requireAdHocPayment } from './requireAdHocPayment.ts';
import { resubmit } from './resubmit.ts';

/** `POST /api/adhoc-payments/:id/retry/`: a further attempt of a payment that failed. */
export const retryAdHocPayment = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/adhoc-payments/:id/retry/',
    access: 'staffer',
    scope: 'PAY',
    tags: ['ad-hoc payments'],
    summary: 'Retry a failed ad-hoc payment',
    description:
      "Needs payments.make at the gig's location, and platform.admin for TOS and what the platform bears. Retrying a " +
      'DUPLICATE pays it as well.',
    params: z.object({ id: idParameter }),
    responses: { 200: adHocPaymentResponse },
    errors: [402, 404, 409],
    handle: async ({ params: { id }, caller }) => {
      const { database } = services;
      const found = await requireAdHocPayment(database, caller, id);
      const isOfPlatform = !found.charged_to_business || found.reason === 'TOS';
      if (isOfPlatform && !caller.isPlatformAdmin) throw permissionDenied('platform.admin');
      await requireTermsAccepted(database, caller);
      await inTransactionOf(services, caller, (trx) => resubmit(services, trx, found, caller));
      afterCommit(() => wakeDueWork(database));
      return { status: 200, body: await loadAdHocPayment(database, id) };
    },
  });
