import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import { accessOf, visibleLocationIds } from '../../platform/access/locationAccess.ts';
import { isInScope, type LocationScope } from '../../platform/access/locationScope.ts';
import { may } from '../../platform/access/permissions.ts';
import type { Database } from '../../platform/database/database.ts';
import { permissionDenied } from '../../platform/errors.ts';
import { pageOf, pageSchema } from '../../platform/paging/page.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { invitationFilterFields, listed } from './invitationFilter.ts';
import { locationInvitation, toLocationInvitation } from './invitationResponse.ts';
import { requireInviter, teamOfLocation } from './invitingTeam.ts';
import { selectInvitations } from './selectInvitations.ts';

/** `GET /api/invitations/`: lists the invitations to locations whose team the caller manages, newest first. */
export const listInvitations = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/invitations/',
    access: 'staffer',
    tags: ['invitations'],
    summary: 'List the invitations to locations, newest first',
    description: 'Needs team.manage at the given location, or at any location if none is given.',
    query: z.strictObject({ ...invitationFilterFields, location_id: idParameter.optional() }),
    responses: { 200: pageSchema(locationInvitation) },
    errors: [404],
    handle: async ({ query, caller, url }) => {
      const { database, clock } = services;
      const scope = await managedTeams(database, caller, query.location_id);
      const invitations = selectInvitations(database)
        .where('invitations.location_id', 'is not', null)
        .where(isInScope('invitations.location_id', scope));
      const body = await pageOf({ url, query }, listed(invitations, query, clock.now()), (rows) =>
        rows.map((row) => toLocationInvitation(services, row)),
      );
      return { status: 200, body };
    },
  });

async function managedTeams(
  database: Database,
  caller: Caller,
  locationId: number | undefined,
): Promise<LocationScope> {
  if (locationId !== undefined) {
    await requireInviter(database, caller, teamOfLocation(locationId));
    return [locationId];
  }
  if (caller.isPlatformAdmin) return 'all';
  const locations = await visibleLocationIds(database, caller).select('locations.organization_id').execute();
  const managed = locations.filter((location) => {
    const access = accessOf(caller, location);
    return access !== null && may(access, 'team.manage');
  });
  if (managed.length === 0) throw permissionDenied('team.manage');
  return managed.map(({ id }) => id);
}
