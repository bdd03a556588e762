import { z } from 'zod';
import { accessToOrganization } from '../../platform/access/organizationAccess.ts';
import { notFound } from '../../platform/errors.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { organizationResponse } from './organizationResponse.ts';
import { toOrganizations } from './toOrganizations.ts';

/** `GET /api/staffer/organizations/:id/`: gets an organization. */
export const getOrganization = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/organizations/:id/',
    access: 'staffer',
    tags: ['organizations'],
    summary: 'Get an organization',
    description: 'For any caller with a role in it or at one of its locations.',
    params: z.object({ id: idParameter }),
    responses: { 200: organizationResponse },
    errors: [404],
    handle: async ({ params, caller }) => {
      const { organization } = await accessToOrganization(database, caller, params.id);
      const [body] = await toOrganizations(database, caller, [organization]);
      if (!body) throw notFound('organization');
      return { status: 200, body };
    },
  });
