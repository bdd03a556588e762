import { z } from 'zod';
import { requireAtOrganization } from '../../platform/access/organizationAccess.ts';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { apiTokenSchema, selectTokens, toApiToken } from '../../accounts/apiTokens/apiTokenRows.ts';
import { tokenIdsOf } from '../../accounts/apiTokens/reachableTokens.ts';

/** `GET /api/staffer/organizations/:id/api-tokens/`: the tokens of an organization, made by any user, newest first. */
export const listOrganizationTokens = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/organizations/:id/api-tokens/',
    access: 'staffer',
    scope: 'PERSON',
    tags: ['organizations'],
    summary: 'List the API tokens of an organization, newest first',
    description:
      'Needs organizations.manage there. Includes tokens that are limited to the organization or to one of its locations, also expired ones, and omits revoked ones and those without a limit.',
    params: z.object({ id: idParameter }),
    query: z.strictObject(pagingParameters),
    responses: { 200: pageSchema(apiTokenSchema) },
    errors: [404],
    handle: async ({ params, query, caller, url }) => {
      await requireAtOrganization(database, caller, params.id, 'organizations.manage');
      const tokens = selectTokens(database)
        .where('api_tokens.id', 'in', tokenIdsOf(database, params.id))
        .orderBy('api_tokens.id', 'desc');
      return { status: 200, body: await pageOf({ url, query }, tokens, (rows) => rows.map(toApiToken)) };
    },
  });
