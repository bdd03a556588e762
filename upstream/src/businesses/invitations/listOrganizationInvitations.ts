import { z } from 'zod';
import { pageOf, pageSchema } from '../../platform/paging/page.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { invitationFilterFields, listed } from './invitationFilter.ts';
import { organizationInvitation, toOrganizationInvitation } from './invitationResponse.ts';
import { requireInviter, teamOfOrganization } from './invitingTeam.ts';
import { selectInvitations } from './selectInvitations.ts';

/** `GET /api/staffer/organizations/:orgId/invitations/`: lists the invitations to an organization, newest first. */
export const listOrganizationInvitations = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/organizations/:orgId/invitations/',
    access: 'staffer',
    tags: ['invitations'],
    summary: 'List the invitations to an organization, newest first',
    description: 'Needs organizations.manage there.',
    params: z.object({ orgId: idParameter }),
    query: z.strictObject(invitationFilterFields),
    responses: { 200: pageSchema(organizationInvitation) },
    errors: [404],
    handle: async ({ params: { orgId }, query, caller, url }) => {
      const { database, clock } = services;
      await requireInviter(database, caller, teamOfOrganization(orgId));
      const invitations = selectInvitations(database).where('invitations.organization_id', '=', orgId);
      const body = await pageOf({ url, query }, listed(invitations, query, clock.now()), (rows) =>
        rows.map((row) => toOrganizationInvitation(services, row)),
      );
      return { status: 200, body };
    },
  });
