import { noContent } from '../server/noContent.ts';
import { route } from '../server/route.ts';
import type { Upstream } from '../server/upstream.ts';

/** `POST /api/auth/logout/`: revokes the session that makes the call. */
export const logOut = ({ database, clock }: Upstream) =>
  route({
    method: 'POST',
    url: '/api/auth/logout/',
    access: 'session',
    tags: ['auth'],
    summary: 'Sign out',
    responses: { 204: noContent },
    handle: async ({ caller }) => {
      await database
        .updateTable('sessions')
        .set({ revoked_ts: clock.now() })
        .where('id', '=', caller.sessionId)
        .execute();
      return { status: 204 };
    },
  });
