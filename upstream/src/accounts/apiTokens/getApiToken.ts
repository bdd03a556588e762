import { z } from 'zod';
import { notFound } from '../../platform/errors.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { apiTokenSchema, selectTokens, toApiToken } from './apiTokenRows.ts';

/** `GET /api/users/me/api-tokens/:id/`: one of the caller's tokens. */
export const getApiToken = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/users/me/api-tokens/:id/',
    access: 'session',
    scope: 'PERSON',
    tags: ['API tokens'],
    summary: 'Get an API token of the signed-in user',
    params: z.object({ id: idParameter }),
    responses: { 200: apiTokenSchema },
    errors: [404],
    handle: async ({ params, caller }) => {
      const token = await selectTokens(database)
        .where('api_tokens.id', '=', params.id)
        .where('api_tokens.user_id', '=', caller.userId)
        .where('api_tokens.revoked_ts', 'is', null)
        .executeTakeFirst();
      if (!token) throw notFound('API token');
      return { status: 200, body: toApiToken(token) };
    },
  });
