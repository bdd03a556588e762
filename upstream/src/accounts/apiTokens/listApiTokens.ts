import { z } from 'zod';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { apiTokenSchema, selectTokens, toApiToken } from './apiTokenRows.ts';

/** `GET /api/users/me/api-tokens/`: the caller's tokens, newest first. */
export const listApiTokens = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/users/me/api-tokens/',
    access: 'session',
    scope: 'PERSON',
    tags: ['API tokens'],
    summary: "List the signed-in user's API tokens, newest first",
    description: 'Includes expired tokens, and omits revoked ones.',
    query: z.strictObject(pagingParameters),
    responses: { 200: pageSchema(apiTokenSchema) },
    handle: async ({ query, caller, url }) => {
      const tokens = selectTokens(database)
        .where('api_tokens.user_id', '=', caller.userId)
        .where('api_tokens.revoked_ts', 'is', null)
        .orderBy('api_tokens.id', 'desc');
      return { status: 200, body: await pageOf({ url, query }, tokens, (rows) => rows.map(toApiToken)) };
    },
  });
