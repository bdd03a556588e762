import { sql } from 'kysely';
import { z } from 'zod';
import { ApiError } from '../../platform/errors.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { deliverySchema, findDelivery, toDelivery } from './deliveryRows.ts';
import { lockWebhook } from './webhookRows.ts';
import { requireToken } from './webhookToken.ts';
import { subjectOf } from './webhookTopic.ts';

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
      'more attempt, out of order and even while the webhook is paused. Needs an API token that works; 409 without a payload ' +
      'if the topics of the webhook are now about other things.',
    params: z.object({ id: idParameter }),
    responses: { 200: deliverySchema },
    errors: [404, 409],
    handle: async ({ params: { id }, caller }) => {
      const now = clock.systemNow();
      const { webhook_id: webhookId } = await findDelivery(database, caller, id);
      await database.transaction().execute(async (trx) => {
        const { api_token_id, topics } = await lockWebhook(trx, caller, webhookId);
        await requireToken(trx, caller, api_token_id, now);
        const resent = await trx
          .updateTable('webhook_deliveries')
          .set({
            // Reads the state before this change.
            is_manual: sql<boolean>`is_manual or state <> 'WAITING'`,
            state: 'WAITING',
            finished_ts: null,
            due_ts: now,
          })
          .where('id', '=', id)
          .where((eb) =>
            eb.or([
              eb('payload', 'is not', null),
              eb(sql<string>`split_part(topic, '.', 1)`, 'in', topics.map(subjectOf)),
            ]),
          )
          .returning('id')
          .executeTakeFirst();
        if (!resent) {
          throw new ApiError('conflict', 'The topics of the webhook are about other things now.');
        }
      });
      return { status: 200, body: toDelivery(await findDelivery(database, caller, id)) };
    },
  });
