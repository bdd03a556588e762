import { z } from 'zod';
import { notFound } from '../../platform/errors.ts';
import { noContent } from '../../platform/server/noContent.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';

/** `DELETE /api/users/me/sessions/:id/`: ends one of the caller's sessions. */
export const revokeSession = ({ database, clock }: Services) =>
  route({
    method: 'DELETE',
    url: '/api/users/me/sessions/:id/',
    access: 'session',
    scope: 'PERSON',
    tags: ['users'],
    summary: 'End a session of the signed-in user, possibly the current one',
    params: z.object({ id: idParameter }),
    responses: { 204: noContent },
    errors: [404],
    handle: async ({ params, caller }) => {
      const now = clock.systemNow();
      const { numUpdatedRows } = await database
        .updateTable('sessions')
        .set({ revoked_ts: now })
        .where('id', '=', params.id)
        .where('user_id', '=', caller.userId)
        .where('revoked_ts', 'is', null)
        .where('expires_ts', '>', now)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw notFound('session');
      return { status: 204 };
    },
  });
