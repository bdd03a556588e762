import { z } from 'zod';
import { accessTo } from '../../platform/access/locationAccess.ts';
import { containsPattern } from '../../platform/database/containsPattern.ts';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { idParameter, listParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { groupResponse } from './groupResponse.ts';
import { selectGroups, toGroup } from './selectGroups.ts';

/** `GET /api/staffer/pro-groups/`: the groups of a location's network. */
export const listGroups = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/pro-groups/',
    access: 'staffer',
    tags: ['network'],
    summary: "The groups of a location's network, by name",
    query: z.strictObject({
      ...pagingParameters,
      location_id: idParameter,
      id: listParameter(idParameter).optional().describe('Only groups with these ids'),
      pro_id: idParameter.optional().describe('Only groups that this pro is in'),
      search: z.string().max(60).optional().describe('Only groups whose name contains this text'),
    }),
    responses: { 200: pageSchema(groupResponse) },
    errors: [404],
    handle: async ({ query, caller, url }) => {
      await accessTo(database, caller, query.location_id);
      let groups = selectGroups(database)
        .where('pro_groups.location_id', '=', query.location_id)
        .orderBy(({ fn }) => fn('lower', ['pro_groups.name']))
        .orderBy('pro_groups.id');
      const { id, pro_id: proId, search } = query;
      if (id !== undefined) groups = groups.where('pro_groups.id', 'in', id);
      if (search !== undefined) groups = groups.where('pro_groups.name', 'ilike', containsPattern(search));
      if (proId !== undefined) {
        groups = groups.where('pro_groups.id', 'in', (eb) =>
          eb
            .selectFrom('pro_group_members')
            .select('pro_group_members.group_id')
            .where('pro_group_members.location_id', '=', query.location_id)
            .where('pro_group_members.pro_id', '=', proId),
        );
      }
      return { status: 200, body: await pageOf({ url, query }, groups, (rows) => rows.map(toGroup)) };
    },
  });
