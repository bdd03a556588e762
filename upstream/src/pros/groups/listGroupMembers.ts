import { z } from 'zod';
import { containsPattern } from '../../platform/database/containsPattern.ts';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { addedByName } from '../network/members/addedByName.ts';
import { memberResponse } from '../network/members/memberResponse.ts';
import { toMembers } from '../network/members/toMembers.ts';
import { groupFor } from './groupFor.ts';

/** `GET /api/staffer/pro-groups/:groupId/members/`: the pros of a group, newest first. */
export const listGroupMembers = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/pro-groups/:groupId/members/',
    access: 'staffer',
    tags: ['network'],
    summary: 'The pros of a group, newest first',
    params: z.object({ groupId: idParameter }),
    query: z.strictObject({
      ...pagingParameters,
      search: z.string().max(60).optional().describe('Only pros whose name contains this text'),
    }),
    responses: { 200: pageSchema(memberResponse) },
    errors: [404],
    handle: async ({ params: { groupId }, query, caller, url }) => {
      const { locationId } = await groupFor(database, caller, groupId);
      let members = database
        .selectFrom('pro_group_members')
        .innerJoin('network_members', (join) =>
          join
            .onRef('network_members.location_id', '=', 'pro_group_members.location_id')
            .onRef('network_members.pro_id', '=', 'pro_group_members.pro_id'),
        )
        .innerJoin('pros', 'pros.id', 'pro_group_members.pro_id')
        .select([
          'pro_group_members.location_id',
          'pro_group_members.pro_id',
          'pro_group_members.created_ts',
          'network_members.source',
        ])
        .select(addedByName)
        .where('pro_group_members.group_id', '=', groupId)
        .orderBy('pro_group_members.created_ts', 'desc')
        .orderBy('pro_group_members.pro_id');
      if (query.search !== undefined) {
        members = members.where('pros.display_name', 'ilike', containsPattern(query.search));
      }
      const body = await pageOf({ url, query }, members, (rows) => toMembers(database, locationId, rows));
      return { status: 200, body };
    },
  });
