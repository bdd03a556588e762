import { z } from 'zod';
import { noContent } from '../../platform/server/noContent.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { lockOwnToken } from './ownTokens.ts';

/** `DELETE /api/users/me/api-tokens/:id/`: the token stops working at once. */
export const revokeApiToken = ({ database, clock }: Services) =>
  route({
    method: 'DELETE',
    url: '/api/users/me/api-tokens/:id/',
    access: 'session',
    scope: 'PERSON',
    tags: ['API tokens'],
    summary: 'Revoke an API token',
    params: z.object({ id: idParameter }),
    responses: { 204: noContent },
    errors: [404],
    handle: async ({ params, caller }) => {
      await database.transaction().execute(async (trx) => {
        await lockOwnToken(trx, caller, params.id);
        await trx
          .updateTable('api_tokens')
          .set({ revoked_ts: clock.systemNow() })
          .where('id', '=', params.id)
          .execute();
      });
      return { status: 204 };
    },
  });
