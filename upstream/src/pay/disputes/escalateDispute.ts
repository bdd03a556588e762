import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { actOnDispute, requireStatus } from './actOnDispute.ts';
import { disputeResponse } from './disputeResponse.ts';
import { note } from './disputeValue.ts';
import { escalate } from './escalate.ts';
import { loadDispute } from './loadDisputes.ts';
import { requireAnswerable } from './requireDispute.ts';

/** `POST /api/staffer/disputes/:id/escalate/`: leaves the decision to the platform. */
export const escalateDispute = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/disputes/:id/escalate/',
    access: 'staffer',
    scope: 'PAY',
    tags: ['disputes'],
    summary: 'Leave the decision of a dispute to the platform',
    description:
      'Needs payments.make. A platform admin decides then; there is no deadline. Where the location has moved since the ' +
      'work ended, only admins of the organization that is billed answer; its team gets 409 conflict.',
    params: z.object({ id: idParameter }),
    body: z.strictObject({ note }),
    responses: { 200: disputeResponse },
    errors: [404, 409],
    handle: async ({ params: { id }, body, caller }) => {
      await requireAnswerable(services.database, caller, id);
      await actOnDispute(services, caller, id, async (act) => {
        requireStatus(act, 'OPEN');
        await escalate(services, act, { kind: 'ESCALATED', userId: caller.userId, note: body.note });
      });
      return { status: 200, body: await loadDispute(services, caller, id) };
    },
  });
