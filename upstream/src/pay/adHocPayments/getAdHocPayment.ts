import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { adHocPaymentResponse } from './adHocPaymentResponse.ts';
import { loadAdHocPayment } from './loadAdHocPayments.ts';
import { requireAdHocPayment } from './requireAdHocPayment.ts';

/** `GET /api/adhoc-payments/:id/`: one ad-hoc payment. */
export const getAdHocPayment = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/adhoc-payments/:id/',
    access: 'staffer',
    tags: ['ad-hoc payments'],
    summary: 'Get an ad-hoc payment',
    description: "Needs payments.make at the gig's location.",
    params: z.object({ id: idParameter }),
    responses: { 200: adHocPaymentResponse },
    errors: [404],
    handle: async ({ params: { id }, caller }) => {
      await requireAdHocPayment(database, caller, id);
      return { status: 200, body: await loadAdHocPayment(database, id) };
    },
  });
