import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { findWebhook, lockWebhook, toWebhook, webhookSchema } from './webhookRows.ts';

/** `POST /api/users/me/webhooks/:id/pause/`: pauses a webhook. */
export const pauseByHand = ({ database, clock }: Services) =>
  route({
    method: 'POST',
    url: '/api/users/me/webhooks/:id/pause/',
    access: 'session',
    scope: 'READ',
    tags: ['webhooks'],
    summary: 'Pause a webhook',
    description: 'Deliveries that wait go out when it is resumed; what happens until then is not delivered.',
    params: z.object({ id: idParameter }),
    responses: { 200: webhookSchema },
    errors: [404],
    handle: async ({ params: { id }, caller }) => {
      await database.transaction().execute(async (trx) => {
        await lockWebhook(trx, caller, id);
        await trx
          .updateTable('webhooks')
          .set({ paused_ts: clock.systemNow(), pause_reason: 'MAKER', pause_detail: null })
          .where('id', '=', id)
          .where('paused_ts', 'is', null)
          .execute();
      });
      return { status: 200, body: toWebhook(await findWebhook(database, caller, id)) };
    },
  });
