import { z } from 'zod';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { livingSessions, sessionSchema, toSession } from './sessionRows.ts';

/** `GET /api/users/me/sessions/`: the caller's active sessions. */
export const listSessions = ({ database, clock }: Services) =>
  route({
    method: 'GET',
    url: '/api/users/me/sessions/',
    access: 'session',
    scope: 'PERSON',
    tags: ['users'],
    summary: "List the signed-in user's sessions, latest sign-in first",
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
