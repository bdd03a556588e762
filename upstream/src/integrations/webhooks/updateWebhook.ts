import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { dropUnreadable } from './dropUnreadable.ts';
import { requireReadable } from './requireReadable.ts';
import { requireUrl, webhookBody } from './webhookBody.ts';
import { findWebhook, lockWebhook, toWebhook, webhookSchema } from './webhookRows.ts';
import { requireToken } from './webhookToken.ts';

/** `PUT /api/users/me/webhooks/:id/`: changes a webhook. */
export const updateWebhook = ({ database, clock, settings }: Services) =>
  route({
    method: 'PUT',
    url: '/api/users/me/webhooks/:id/',
    access: 'session',
    scope: 'READ',
    tags: ['webhooks'],
    summary: 'Change a webhook',
    description:
      'A delivery whose payload was read before keeps it, and goes to the new URL. One that waits for its payload is deleted ' +
      'if the new topics are about other things. A paused webhook stays paused. Topics need ' +
      'the same permissions as those of a new webhook.',
    params: z.object({ id: idParameter }),
    body: webhookBody,
    responses: { 200: webhookSchema },
    errors: [404],
    handle: async ({ params: { id }, body: { api_token_id, ...body }, caller }) => {
      requireUrl(body.url, settings);
      await database.transaction().execute(async (trx) => {
        const { api_token_id: presentId } = await lockWebhook(trx, caller, id);
        const isMoved = api_token_id !== undefined && api_token_id !== presentId;
        const tokenId = isMoved
          ? await requireToken(trx, caller, api_token_id, clock.systemNow())
          : presentId;
        await requireReadable(trx, tokenId, body.topics);
        await trx
          .updateTable('webhooks')
          .set({ ...body, api_token_id: tokenId })
          .where('id', '=', id)
          .execute();
        await dropUnreadable(trx, id, body.topics);
      });
      return { status: 200, body: toWebhook(await findWebhook(database, caller, id)) };
    },
  });
