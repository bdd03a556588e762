import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { actOnDispute } from './actOnDispute.ts';
import { answerCounter } from './answerCounter.ts';
import { loadProDispute, proDisputeResponse } from './proDisputeResponse.ts';
import { requireOwnDispute } from './requireOwn.ts';

/** `POST /api/gigster/disputes/:id/answer/`: a pro answers the counter of a business. */
export const answerCounterAsPro = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/gigster/disputes/:id/answer/',
    access: 'session',
    scope: 'PERSON',
    tags: ['disputes'],
    summary: 'Accept or decline the counter of your own dispute',
    description: 'Declining leaves the decision to the platform.',
    params: z.object({ id: idParameter }),
    body: z.strictObject({ accepts: z.boolean() }),
    responses: { 200: proDisputeResponse },
    errors: [404, 409],
    handle: async ({ params: { id }, body: { accepts }, caller }) => {
      await requireOwnDispute(services.database, caller.userId, id);
      await actOnDispute(services, caller, id, (act) =>
        answerCounter(services, act, { userId: caller.userId, accepts }),
      );
      return { status: 200, body: await loadProDispute(services.database, id) };
    },
  });
