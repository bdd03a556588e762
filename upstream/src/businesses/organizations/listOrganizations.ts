import { z } from 'zod';
import { visibleOrganizationIds } from '../../platform/access/organizationAccess.ts';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { booleanParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { organizationResponse } from './organizationResponse.ts';
import { toOrganizations } from './toOrganizations.ts';

/** `GET /api/staffer/organizations/`: lists the organizations that the caller can see. */
export const listOrganizations = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/organizations/',
    // Not restricted to staffers, so that a newly signed-up user gets an empty list.
    access: 'session',
    tags: ['organizations'],
    summary: 'List organizations by name',
    description:
      'The organizations where the caller has a role, or a role at a location. A platform admin sees all, with ' +
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
