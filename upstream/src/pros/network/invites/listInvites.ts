import { z } from 'zod';
import { requireAtLocation } from '../../../platform/access/locationAccess.ts';
import { containsPattern } from '../../../platform/database/containsPattern.ts';
import { pageOf, pageSchema, pagingParameters } from '../../../platform/paging/page.ts';
import { idParameter, listParameter } from '../../../platform/server/parameters.ts';
import { route } from '../../../platform/server/route.ts';
import type { Upstream } from '../../../platform/server/services.ts';
import { inviteResponse } from './inviteResponse.ts';
import { hasInviteStatus, inviteStatuses } from './inviteStatus.ts';
import { selectInvites } from './selectInvites.ts';
import { toInvites } from './toInvites.ts';

/** `GET /api/staffer/network/invites/`: who was invited into a location's network, the newest first. */
export const listNetworkInvites = (upstream: Upstream) =>
  route({
    method: 'GET',
    url: '/api/staffer/network/invites/',
    access: 'staffer',
    tags: ['network'],
    summary: "Invites into a location's network, the newest first",
    description: 'Needs applications.manage: addresses and links stand on them.',
    query: z.strictObject({
      ...pagingParameters,
      location_id: idParameter,
      id: listParameter(idParameter).optional().describe('Only these'),
      status: listParameter(z.enum(inviteStatuses)).optional().describe('Only those in one of these'),
      search: z.string().max(100).optional().describe('Only those with this in a name or an address'),
    }),
    responses: { 200: pageSchema(inviteResponse) },
    errors: [404],
    handle: async ({ query, caller, url }) => {
      const { database, clock } = upstream;
      const { location_id: locationId, id, status, search } = query;
      await requireAtLocation(database, caller, locationId, 'applications.manage');
      let invites = selectInvites(database)
        .where('network_invites.location_id', '=', locationId)
        .orderBy('network_invites.id', 'desc');
      if (id !== undefined) invites = invites.where('network_invites.id', 'in', id);
      if (status) invites = invites.where((eb) => hasInviteStatus(eb, status, clock.now()));
      if (search !== undefined) {
        const pattern = containsPattern(search);
        const columns = ['name', 'email', 'phone_number'] as const;
        invites = invites.where((eb) =>
          eb.or(columns.map((column) => eb(`network_invites.${column}`, 'ilike', pattern))),
        );
      }
      return {
        status: 200,
        body: await pageOf({ url, query }, invites, (rows) => toInvites(upstream, locationId, rows)),
      };
    },
  });
