import { z } from 'zod';
import { noContent } from '../../platform/server/noContent.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { lockWebhook } from './webhookRows.ts';

/** `DELETE /api/users/me/webhooks/:id/`: ends a webhook, with what waits for it and its log. */
export const deleteWebhook = ({ database }: Services) =>
  route({
    method: 'DELETE',
    url: '/api/users/me/webhooks/:id/',
    access: 'session',
    scope: 'READ',
    tags: ['webhooks'],
    summary: 'Delete a webhook with its deliveries',
    params: z.object({ id: idParameter }),
    responses: { 204: noContent },
    errors: [404],
    handle: async ({ params: { id }, caller }) => {
      await database.transaction().execute(async (trx) => {
        await lockWebhook(trx, caller, id);
        await trx.deleteFrom('webhooks').where('id', '=', id).execute();
      });
      return { status: 204 };
    },
  });
