import { z } from 'zod';
import { requireTermsAccepted } from '../../accounts/terms/requireTermsAccepted.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { actOnDispute, requireStatus } from './actOnDispute.ts';
import { conclude } from './conclude.ts';
import { disputeResponse } from './disputeResponse.ts';
import { loadDispute } from './loadDisputes.ts';
import { requireAnswerable } from './requireDispute.ts';
import { requireGrantable } from './requireGrantable.ts';

/** `POST /api/staffer/disputes/:id/accept/`: grants the claim. */
export const acceptDispute = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/disputes/:id/accept/',
    access: 'staffer',
    scope: 'PAY',
    tags: ['disputes'],
    summary: 'Accept the claim of a dispute',
    description:
      'Needs payments.make. Sets the claimed hours before the payment. Afterwards, the difference is charged and paid ' +
      'like the payment of work. 409 expired once the deadline has decided. Where the location has moved since the work ' +
      'ended, only admins of the organization that is billed answer; its team gets 409 conflict.',
    params: z.object({ id: idParameter }),
    responses: { 200: disputeResponse },
    errors: [402, 404, 409],
    handle: async ({ params: { id }, caller }) => {
      await requireAnswerable(services.database, caller, id);
      await requireTermsAccepted(services.database, caller);
      await actOnDispute(services, caller, id, async (act) => {
        requireStatus(act, 'OPEN');
        const { trx, dispute, now } = act;
        const value = dispute.claimed_value;
        await requireGrantable({ ...services, database: trx }, dispute, value);
        const conclusion = { outcome: 'CLAIM_ACCEPTED', value, note: null } as const;
        await conclude(services, trx, dispute, conclusion, { userId: caller.userId, now });
      });
      return { status: 200, body: await loadDispute(services, caller, id) };
    },
  });
