import { z } from 'zod';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { livingSessions, sessionSchema, toSession } from './sessionRows.ts';

/** `GET /api/users/me/sessions/`: where the caller is signed in. */
export const listSessions = ({ database, clock }: Upstream) =>
  route({
    method: 'GET',
    url: '/api/users/me/sessions/',
    access: 'session',
    tags: ['users'],
    summary: 'Where the signed-in user is signed in, the newest sign-in first',
    query: z.strictObject(pagingParameters),
    responses: { 200: pageSchema(sessionSchema) },
    handle: async ({ query, caller, url }) => {
      const sessions = livingSessions(database, caller, clock.systemNow()).orderBy('id', 'desc');
      const body = await pageOf({ url, query }, sessions, (rows) =>
        rows.map((row) => toSession(row, caller)),
      );
      return { status: 200, body };
    },
  });
