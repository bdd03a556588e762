import { z } from 'zod';
import { noContent } from '../../platform/server/noContent.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';

/** `POST /api/auth/logout/`: ends the current session, or all sessions of the user. */
export const logOut = ({ database, clock }: Services) =>
  route({
    method: 'POST',
    url: '/api/auth/logout/',
    access: 'session',
    scope: 'PERSON',
    tags: ['auth'],
    summary: 'Sign out, here or everywhere',
    body: z.strictObject({
      everywhere: z.boolean().default(false).describe('Whether to end all sessions of the user'),
    }),
    responses: { 204: noContent },
    handle: async ({ body: { everywhere }, caller }) => {
      const sessions = database
        .updateTable('sessions')
        .set({ revoked_ts: clock.systemNow() })
        .where('revoked_ts', 'is', null);
      await (
        everywhere
          ? sessions.where('user_id', '=', caller.userId)
          : sessions.where('id', '=', caller.sessionId)
      ).execute();
      return { status: 204 };
    },
  });
