import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { loadOrganizationManager } from './loadOrganizationManager.ts';
import { organizationManagerResponse } from './managerResponse.ts';
import { toOrganizationManager } from './organizationManagers.ts';

/** `GET /api/staffer/organization-managers/:id/`: a user's role in an organization. */
export const getOrganizationManager = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/organization-managers/:id/',
    access: 'staffer',
    tags: ['managers'],
    summary: "Get a user's role in an organization",
    params: z.object({ id: idParameter }),
    responses: { 200: organizationManagerResponse },
    errors: [404],
    handle: async ({ params, caller }) => ({
      status: 200,
      body: toOrganizationManager(await loadOrganizationManager(database, caller, params.id)),
    }),
  });
