import { z } from 'zod';
import { requireTermsAccepted } from '../../accounts/terms/requireTermsAccepted.ts';
import { applicationResponse } from '../../filling/applications/applicationResponse.ts';
import { gigOfPermitted } from '../../filling/applications/gigOfPermitted.ts';
import { loadApplication } from '../../filling/applications/loadApplications.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { extrasBody } from './extrasBody.ts';
import { payWork } from './payWork.ts';

/** `POST /api/staffer/gig-applications/:id/pay/`: pays a pro's work, with a tip or a bonus. */
export const payApplication = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/gig-applications/:id/pay/',
    access: 'staffer',
    scope: 'PAY',
    tags: ['payments'],
    summary: 'Pay the work of a pro',
    description:
      "Needs payments.make at the gig's location. Retries a failed payment: the tip and the bonus of the failed attempt " +
      'stay unless the body replaces them. A late cancellation has neither.',
    params: z.object({ id: idParameter }),
    body: extrasBody,
    responses: { 200: applicationResponse },
    errors: [402, 404, 409],
    handle: async ({ params: { id }, body: { tip_amount: tip, bonus }, caller }) => {
      const { database, settings } = services;
      const gigId = await gigOfPermitted(database, caller, id, 'payments.make');
      await requireTermsAccepted(database, caller);
      const refusals = await payWork(services, caller, {
        place: { gigId },
        extras: new Map([[id, { tip, bonus }]]),
      });
      const refusal = refusals.get(id);
      if (refusal) throw refusal;
      return { status: 200, body: await loadApplication(database, caller, settings.productSlug, id) };
    },
  });
