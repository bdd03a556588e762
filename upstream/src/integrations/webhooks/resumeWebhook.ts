import { z } from 'zod';
import { feedStart } from '../../platform/live/readFeed.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { dropUnreadable } from './dropUnreadable.ts';
import { findWebhook, lockWebhook, toWebhook, webhookSchema } from './webhookRows.ts';
import { requireToken } from './webhookToken.ts';

/** `POST /api/users/me/webhooks/:id/resume/`: resumes a paused webhook. */
export const resumeWebhook = ({ database, clock }: Services) =>
  route({
    method: 'POST',
    url: '/api/users/me/webhooks/:id/resume/',
    access: 'session',
    scope: 'READ',
    tags: ['webhooks'],
    summary: 'Resume a paused webhook',
    description:
      'Deliveries that waited are due now and have three days again. Needs an API token that works.',
    params: z.object({ id: idParameter }),
    responses: { 200: webhookSchema },
    errors: [404],
    handle: async ({ params: { id }, caller }) => {
      const now = clock.systemNow();
      await database.transaction().execute(async (trx) => {
        const { api_token_id, paused_ts, topics } = await lockWebhook(trx, caller, id);
        if (paused_ts === null) return;
        await requireToken(trx, caller, api_token_id, now);
        await trx
          .updateTable('webhooks')
          .set({
            paused_ts: null,
            pause_reason: null,
            pause_detail: null,
            failing_since_ts: null,
            after_position: await feedStart(trx, undefined),
          })
          .where('id', '=', id)
          .execute();
        // One that was made while the topics changed is of those before.
        await dropUnreadable(trx, id, topics);
        await trx
          .updateTable('webhook_deliveries')
          .set({ due_ts: now, give_up_ts: null })
          .where('webhook_id', '=', id)
          .where('state', '=', 'WAITING')
          .execute();
      });
      return { status: 200, body: toWebhook(await findWebhook(database, caller, id)) };
    },
  });
