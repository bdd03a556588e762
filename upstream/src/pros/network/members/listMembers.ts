import { z } from 'zod';
import { accessTo } from '../../../platform/access/locationAccess.ts';
import { containsPattern } from '../../../platform/database/containsPattern.ts';
import { pageOf, pageSchema, pagingParameters } from '../../../platform/paging/page.ts';
import { idParameter, listParameter } from '../../../platform/server/parameters.ts';
import { route } from '../../../platform/server/route.ts';
import type { Services } from '../../../platform/server/services.ts';
import { addedByName } from './addedByName.ts';
import { memberResponse } from './memberResponse.ts';
import { toMembers } from './toMembers.ts';

/** `GET /api/staffer/network/members/`: the pros of a location's network, newest first. */
export const listMembers = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/network/members/',
    access: 'staffer',
    tags: ['network'],
    summary: "The pros of a location's network, newest first",
    query: z.strictObject({
      ...pagingParameters,
      location_id: idParameter,
      pro_id: listParameter(idParameter).optional().describe('Only these pros'),
      search: z.string().max(60).optional().describe('Only pros whose name contains this text'),
    }),
    responses: { 200: pageSchema(memberResponse) },
    errors: [404],
    handle: async ({ query, caller, url }) => {
      const { location_id: locationId, pro_id: proIds, search } = query;
      await accessTo(database, caller, locationId);
      let members = database
        .selectFrom('network_members')
        .innerJoin('pros', 'pros.id', 'network_members.pro_id')
        .select([
          'network_members.location_id',
          'network_members.pro_id',
          'network_members.source',
          'network_members.created_ts',
        ])
        .select(addedByName)
        .where('network_members.location_id', '=', locationId)
        .orderBy('network_members.created_ts', 'desc')
        .orderBy('network_members.pro_id');
      if (proIds) members = members.where('network_members.pro_id', 'in', proIds);
      if (search !== undefined)
        members = members.where('pros.display_name', 'ilike', containsPattern(search));
      const body = await pageOf({ url, query }, members, (rows) => toMembers(database, locationId, rows));
      return { status: 200, body };
    },
  });
