import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { noContent } from '../../platform/server/noContent.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { type AttemptResult, attemptFailures, recordAttempt } from './recordAttempt.ts';
import { lockLeased } from './lockLeased.ts';

const milliseconds = z.int().min(0).max(600_000);

/** `POST /api/webhook-deliveries/:id/finish/`: the outcome of an attempt. */
export const finishDelivery = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/webhook-deliveries/:id/finish/',
    access: 'worker',
    scope: 'PERSON',
    tags: ['webhook deliveries'],
    summary: 'Report what became of an attempt',
    description:
      '`responded` with any status, `failed` without a response, `unreadable` for a selection that cannot be read, which ' +
      'pauses the webhook, or `skipped` for what its token cannot see. The lease ends.',
    params: z.object({ id: idParameter }),
    body: z.strictObject({
      lease: z.string(),
      result: z.discriminatedUnion('outcome', [
        z.strictObject({
          outcome: z.literal('responded'),
          status: z.int().min(100).max(999),
          answer: z.string().max(4000),
          retry_after_seconds: z.int().min(0).optional(),
          milliseconds,
        }),
        z.strictObject({ outcome: z.literal('failed'), failure: z.enum(attemptFailures), milliseconds }),
        z.strictObject({ outcome: z.literal('unreadable'), detail: z.string().max(2000), milliseconds }),
        z.strictObject({ outcome: z.literal('skipped') }),
      ]),
    }),
    responses: { 204: noContent },
    errors: [404, 409],
    handle: async ({ params: { id }, body }) => {
      const now = services.clock.systemNow();
      const state = await services.database.transaction().execute(async (trx) => {
        const locked = await lockLeased(trx, { id, lease: body.lease }, now);
        return recordAttempt(services, trx, locked, body.result satisfies AttemptResult, now);
      });
      if (state !== 'WAITING') services.counters?.deliveryEnded(state.toLowerCase());
      return { status: 204 };
    },
  });
