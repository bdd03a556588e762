import { z } from 'zod';
import { notFound } from '../../platform/errors.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { livingSessions, sessionSchema, toSession } from './sessionRows.ts';

/** `GET /api/users/me/sessions/:id/`: one session of the caller. */
export const getSession = ({ database, clock }: Services) =>
  route({
    method: 'GET',
    url: '/api/users/me/sessions/:id/',
    access: 'session',
    scope: 'PERSON',
    tags: ['users'],
    summary: 'Get a session of the signed-in user',
    params: z.object({ id: idParameter }),
    responses: { 200: sessionSchema },
    errors: [404],
    handle: async ({ params, caller }) => {
      const session = await livingSessions(database, caller, clock.systemNow())
        .where('id', '=', params.id)
        .executeTakeFirst();
      if (!session) throw notFound('session');
      return { status: 200, body: toSession(session, caller) };
    },
  });
