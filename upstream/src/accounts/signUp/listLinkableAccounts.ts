import { z } from 'zod';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { linkableAccountSchema, toLinkableAccounts } from './linkableAccountResponse.ts';
import { linkableAccounts } from './linkableAccounts.ts';

/** `GET /api/users/me/linkable-accounts/`: accounts that may be the caller's too, the oldest first. */
export const listLinkableAccounts = ({ database }: Upstream) =>
  route({
    method: 'GET',
    url: '/api/users/me/linkable-accounts/',
    access: 'session',
    tags: ['users'],
    summary: 'Accounts that held an address of the caller',
    query: z.strictObject({
      ...pagingParameters,
      connection: z.enum(['phone', 'email']).optional().describe('Only those found by this kind of address'),
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
