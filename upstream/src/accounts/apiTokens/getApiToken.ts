import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { apiTokenSchema, toApiToken } from './apiTokenRows.ts';
import { requireReachableToken } from './reachableTokens.ts';

/** `GET /api/users/me/api-tokens/:id/`: one of the caller's tokens, or of an organization they administer. */
export const getApiToken = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/users/me/api-tokens/:id/',
    access: 'session',
    scope: 'PERSON',
    tags: ['API tokens'],
    summary: 'Get an API token of the signed-in user, or of an organization they administer',
    params: z.object({ id: idParameter }),
    responses: { 200: apiTokenSchema },
    errors: [404],
    handle: async ({ params, caller }) => {
      const token = await requireReachableToken(database, caller, params.id);
      return { status: 200, body: toApiToken(token) };
    },
  });
