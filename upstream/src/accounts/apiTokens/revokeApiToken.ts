import { z } from 'zod';
import { notFound } from '../../platform/errors.ts';
import { noContent } from '../../platform/server/noContent.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { notifyOfRevocation } from './notifyOfRevocation.ts';
import { requireReachableToken } from './reachableTokens.ts';

/** `DELETE /api/users/me/api-tokens/:id/`: the token stops working at once. */
export const revokeApiToken = (services: Services) =>
  route({
    method: 'DELETE',
    url: '/api/users/me/api-tokens/:id/',
    access: 'session',
    scope: 'PERSON',
    tags: ['API tokens'],
    summary: 'Revoke an API token',
    description:
      'A token of the signed-in user, or one that is limited to an organization that they administer or to one of its locations. Its maker is notified if someone else revokes it.',
    params: z.object({ id: idParameter }),
    responses: { 204: noContent },
    errors: [404],
    handle: async ({ params, caller }) => {
      const { database, clock } = services;
      await database.transaction().execute(async (trx) => {
        const token = await requireReachableToken(trx, caller, params.id);
        const revoked = await trx
          .updateTable('api_tokens')
          .set({ revoked_ts: clock.systemNow() })
          .where('id', '=', params.id)
          .where('revoked_ts', 'is', null)
          .returning('id')
          .executeTakeFirst();
        if (!revoked) throw notFound('API token');
        if (token.user_id !== caller.userId) await notifyOfRevocation(services, trx, token, caller);
      });
      return { status: 204 };
    },
  });
