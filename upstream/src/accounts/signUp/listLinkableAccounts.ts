import { z } from 'zod';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { linkableAccountSchema, toLinkableAccounts } from './linkableAccountResponse.ts';
import { linkableAccounts } from './linkableAccounts.ts';

/** `GET /api/users/me/linkable-accounts/`: accounts that may also belong to the caller, oldest first. */
export const listLinkableAccounts = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/users/me/linkable-accounts/',
    access: 'session',
    scope: 'PERSON',
    tags: ['users'],
    summary: "List accounts with one of the caller's addresses",
    query: z.strictObject({
      ...pagingParameters,
      connection: z
        .enum(['phone', 'email'])
        .optional()
        .describe('Only accounts matched by this kind of address'),
    }),
    responses: { 200: pageSchema(linkableAccountSchema) },
    handle: async ({ query, caller, url }) => ({
      status: 200,
      body: await pageOf(
        { url, query },
        linkableAccounts(database, caller.userId, query.connection).orderBy('users.id'),
        (accounts) => toLinkableAccounts(database, accounts),
      ),
    }),
  });
