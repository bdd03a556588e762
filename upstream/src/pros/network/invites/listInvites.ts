import { z } from 'zod';
import { requireAtLocation } from '../../../platform/access/locationAccess.ts';
import { containsPattern } from '../../../platform/database/containsPattern.ts';
import { pageOf, pageSchema, pagingParameters } from '../../../platform/paging/page.ts';
import { idParameter, listParameter } from '../../../platform/server/parameters.ts';
import { route } from '../../../platform/server/route.ts';
import type { Services } from '../../../platform/server/services.ts';
import { inviteResponse } from './inviteResponse.ts';
import { hasInviteStatus, inviteStatuses } from './inviteStatus.ts';
import { selectInvites } from './selectInvites.ts';
import { toInvites } from './toInvites.ts';

/** `GET /api/staffer/network/invites/`: the invites to a location's network, newest first. */
export const listNetworkInvites = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/network/invites/',
    access: 'staffer',
    tags: ['network'],
    summary: "List invites to a location's network, newest first",
    description: 'Needs applications.manage, because invites contain addresses and links.',
    query: z.strictObject({
      ...pagingParameters,
      location_id: idParameter,
      id: listParameter(idParameter).optional().describe('Only invites with these ids'),
      status: listParameter(z.enum(inviteStatuses))
        .optional()
        .describe('Only invites with one of these statuses'),
      search: z
        .string()
        .max(100)
        .optional()
        .describe('Only invites whose name or address contains this text'),
    }),
    responses: { 200: pageSchema(inviteResponse) },
    errors: [404],
    handle: async ({ query, caller, url }) => {
      const { database, clock } = services;
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
        body: await pageOf({ url, query }, invites, (rows) => toInvites(services, locationId, rows)),
      };
    },
  });
