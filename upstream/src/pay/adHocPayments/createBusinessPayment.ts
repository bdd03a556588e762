import { z } from 'zod';
import { requireTermsAccepted } from '../../accounts/terms/requireTermsAccepted.ts';
import { gigOfPermitted } from '../../filling/applications/gigOfPermitted.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { amountInBody, claimFields } from './adHocBody.ts';
import { adHocPaymentResponse } from './adHocPaymentResponse.ts';
import { loadAdHocPayment } from './loadAdHocPayments.ts';
import { submitAdHocPayment } from './submitAdHocPayment.ts';

/** `POST /api/adhoc-payments/business/`: pays a pro besides the pay for the hours, charged to the business. */
export const createBusinessPayment = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/adhoc-payments/business/',
    access: 'staffer',
    scope: 'PAY',
    tags: ['ad-hoc payments'],
    summary: 'Pay a pro besides the pay for the hours',
    description:
      "Needs payments.make at the gig's location, and platform.admin for TOS. The same payment again within 10 minutes " +
      'is kept with the error DUPLICATE and charges nothing.',
    body: z.strictObject({
      ...claimFields,
      pro_amount: amountInBody.describe('Dollars, at least 0.5. For ADJUST_HOURS what the hours come to'),
    }),
    responses: { 201: adHocPaymentResponse },
    errors: [402, 404, 409],
    handle: async ({ body, caller }) => {
      const { database } = services;
      const gigId = await gigOfPermitted(database, caller, body.application_id, 'payments.make');
      await requireTermsAccepted(database, caller);
      const id = await submitAdHocPayment(services, caller, {
        applicationId: body.application_id,
        gigId,
        reason: body.reason,
        cents: body.pro_amount,
        amountField: 'pro_amount',
        description: body.description,
        hours: body.workinghours,
        employmentType: undefined,
        chargesBusiness: true,
      });
      return { status: 201, body: await loadAdHocPayment(database, id) };
    },
  });
