import { sql } from 'kysely';
import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { deliverySchema, findDelivery, toDelivery } from './deliveryRows.ts';

/** `POST /api/users/me/webhook-deliveries/:id/resend/`: another attempt now. */
export const resendDelivery = ({ database, clock }: Services) =>
  route({
    method: 'POST',
    url: '/api/users/me/webhook-deliveries/:id/resend/',
    access: 'session',
    scope: 'READ',
    tags: ['webhooks'],
    summary: 'Send a delivery again',
    description:
      'With the same webhook-id and payload. A delivery that waits for its next attempt is due now; a finished one gets one ' +
      'more attempt, out of order and even while the webhook is paused.',
    params: z.object({ id: idParameter }),
    responses: { 200: deliverySchema },
    errors: [404],
    handle: async ({ params: { id }, caller }) => {
      const now = clock.systemNow();
      await findDelivery(database, caller, id);
      await database
        .updateTable('webhook_deliveries')
        .set({
          // Reads the state before this change.
          is_manual: sql<boolean>`is_manual or state <> 'WAITING'`,
          state: 'WAITING',
          finished_ts: null,
          due_ts: now,
        })
        .where('id', '=', id)
        .execute();
      return { status: 200, body: toDelivery(await findDelivery(database, caller, id)) };
    },
  });
