import { z } from 'zod';
import { gigOfPermitted } from '../../filling/applications/gigOfPermitted.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { amountInBody, claimFields } from './adHocBody.ts';
import { adHocPaymentResponse } from './adHocPaymentResponse.ts';
import { loadAdHocPayment } from './loadAdHocPayments.ts';
import { submitAdHocPayment } from './submitAdHocPayment.ts';

/** `POST /api/adhoc-payments/`: pays a pro for any reason, on the business or on the platform. */
export const createAdHocPayment = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/adhoc-payments/',
    access: 'platform-admin',
    scope: 'PAY',
    tags: ['ad-hoc payments'],
    summary: 'Pay a pro for any reason',
    description:
      'The same payment again within 10 minutes is kept with the error DUPLICATE and pays nothing.',
    body: z.strictObject({
      ...claimFields,
      amount: amountInBody.describe('Dollars, at least 0.5. For ADJUST_HOURS what the hours come to'),
      employment_type: z.enum(['W2', 'F1099']).optional().describe('That of the gig by default'),
      charge_business: z.boolean().default(true).describe('False: the platform bears the cost'),
    }),
    responses: { 201: adHocPaymentResponse },
    errors: [402, 404, 409],
    handle: async ({ body, caller }) => {
      const { database } = services;
      const gigId = await gigOfPermitted(database, caller, body.application_id, 'platform.admin');
      const id = await submitAdHocPayment(services, caller, {
        applicationId: body.application_id,
        gigId,
        reason: body.reason,
        cents: body.amount,
        amountField: 'amount',
        description: body.description,
        hours: body.workinghours,
        employmentType: body.employment_type,
        chargesBusiness: body.charge_business,
      });
      return { status: 201, body: await loadAdHocPayment(database, id) };
    },
  });
