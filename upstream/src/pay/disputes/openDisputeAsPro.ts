import { z } from 'zod';
import { afterCommit } from '../../platform/database/joinedTransaction.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { wakeDueWork } from '../../platform/dueWork/wakeDueWork.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { disputeSubjects } from './disputesTables.ts';
import { note, valueOf, valueShape } from './disputeValue.ts';
import { openDispute } from './openDispute.ts';
import { loadProDispute, proDisputeResponse } from './proDisputeResponse.ts';
import { requireOwnApplication } from './requireOwn.ts';

/** `POST /api/gigster/gig-applications/:id/disputes/`: a pro contests hours, a payment or the pay for a cancellation. */
export const openDisputeAsPro = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/gigster/gig-applications/:id/disputes/',
    access: 'session',
    scope: 'PERSON',
    tags: ['disputes'],
    summary: 'Dispute changed hours, a payment or the pay for a cancellation of your own work',
    description:
      'Hours for 72 hours after a manager changed them; a payment for 14 days; a missing payment from 3 to 30 days after ' +
      'the work; the guaranteed hours of a late cancellation, or that none were guaranteed less than 24 hours before the ' +
      'start, for 72 hours after it. 409 expired later, and already_exists for what was disputed before.',
    params: z.object({ id: idParameter }),
    body: z.strictObject({ subject: z.enum(disputeSubjects), ...valueShape, note }),
    responses: { 201: proDisputeResponse },
    errors: [404, 409],
    handle: async ({ params: { id: applicationId }, body, caller }) => {
      const { database } = services;
      await requireOwnApplication(database, caller.userId, applicationId);
      const claim = {
        applicationId,
        subject: body.subject,
        value: valueOf(body.subject, body),
        note: body.note,
      };
      const id = await inTransactionOf(services, caller, (trx) =>
        openDispute(services, trx, claim, { userId: caller.userId }),
      );
      afterCommit(() => wakeDueWork(database));
      return { status: 201, body: await loadProDispute(database, id) };
    },
  });
