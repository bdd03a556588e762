import { z } from 'zod';
import { requireTermsAccepted } from '../../accounts/terms/requireTermsAccepted.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { actOnDispute, requireStatus } from './actOnDispute.ts';
import { counterPeriod } from './disputeDeadlines.ts';
import { recordEvent } from './disputeEvents.ts';
import { disputeResponse } from './disputeResponse.ts';
import { note, requireBetween, valueOf, valueShape } from './disputeValue.ts';
import { loadDispute } from './loadDisputes.ts';
import { notifyPro } from './notifyOfDispute.ts';
import { requireAnswerable } from './requireDispute.ts';
import { requireGrantable } from './requireGrantable.ts';
import { requireLargeEnough } from './requireLargeEnough.ts';

/** `POST /api/staffer/disputes/:id/counter/`: offers less than the claim. */
export const counterDispute = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/disputes/:id/counter/',
    access: 'staffer',
    scope: 'PAY',
    tags: ['disputes'],
    summary: 'Offer the pro of a dispute less than the claim',
    description:
      'Needs payments.make. Minutes in a dispute about hours, an amount in one about a payment: more than what counts, ' +
      'and less than the claim. The pro has 48 hours to accept it or leave the decision to the platform; without an ' +
      'answer, it counts. Where the location has moved since the work ended, only admins of the organization that is billed ' +
      'answer; its team gets 409 conflict.',
    params: z.object({ id: idParameter }),
    body: z.strictObject({ ...valueShape, note }),
    responses: { 200: disputeResponse },
    errors: [402, 404, 409],
    handle: async ({ params: { id }, body, caller }) => {
      await requireAnswerable(services.database, caller, id);
      await requireTermsAccepted(services.database, caller);
      await actOnDispute(services, caller, id, async (act) => {
        requireStatus(act, 'OPEN');
        const { trx, dispute, now } = act;
        const value = valueOf(dispute.subject, body);
        requireBetween(dispute, value);
        const disputed = await requireGrantable({ ...services, database: trx }, dispute, value);
        requireLargeEnough(disputed, dispute.subject, value);
        await trx
          .updateTable('disputes')
          .set({
            status: 'COUNTERED',
            counter_value: value,
            answer_due_ts: new Date(now.getTime() + counterPeriod),
            reminder_due_ts: null,
          })
          .where('id', '=', id)
          .execute();
        const actor = { actor_user_id: caller.userId, created_ts: now };
        await recordEvent(trx, { dispute_id: id, kind: 'COUNTERED', value, note: body.note, ...actor });
        await notifyPro(services, trx, id, 'you got a counteroffer. Answer within 48 hours, or it counts.');
      });
      return { status: 200, body: await loadDispute(services, caller, id) };
    },
  });
