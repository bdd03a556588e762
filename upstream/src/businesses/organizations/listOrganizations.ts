import { z } from 'zod';
import { visibleOrganizationIds } from '../../platform/access/organizationAccess.ts';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { booleanParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { organizationResponse } from './organizationResponse.ts';
import { toOrganizations } from './toOrganizations.ts';

/** `GET /api/staffer/organizations/`: the organizations that the caller may know of. */
export const listOrganizations = ({ database }: Upstream) =>
  route({
    method: 'GET',
    url: '/api/staffer/organizations/',
    // Who has just signed up has none yet, and is told so.
    access: 'session',
    tags: ['organizations'],
    summary: 'Organizations by name',
    description:
      'Those where the caller has a role, or at one of their locations. A platform admin sees all, with ' +
      '`managed=true` only their own.',
    query: z.strictObject({ ...pagingParameters, managed: booleanParameter.optional() }),
    responses: { 200: pageSchema(organizationResponse) },
    handle: async ({ query, url, caller }) => {
      const viewer = query.managed ? { ...caller, isPlatformAdmin: false } : caller;
      const rows = database
        .selectFrom('organizations')
        .selectAll()
        .where('id', 'in', visibleOrganizationIds(database, viewer))
        .orderBy('name')
        .orderBy('id');
      return {
        status: 200,
        body: await pageOf({ url, query }, rows, (page) => toOrganizations(database, caller, page)),
      };
    },
  });
