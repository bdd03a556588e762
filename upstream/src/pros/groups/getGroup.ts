import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { groupFor } from './groupFor.ts';
import { groupResponse } from './groupResponse.ts';
import { selectGroups, toGroup } from './selectGroups.ts';

/** `GET /api/staffer/pro-groups/:groupId/`: one group. */
export const getGroup = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/pro-groups/:groupId/',
    access: 'staffer',
    tags: ['network'],
    summary: "A group of a location's network",
    params: z.object({ groupId: idParameter }),
    responses: { 200: groupResponse },
    errors: [404],
    handle: async ({ params: { groupId }, caller }) => {
      const { id } = await groupFor(database, caller, groupId);
      const group = await selectGroups(database).where('pro_groups.id', '=', id).executeTakeFirstOrThrow();
      return { status: 200, body: toGroup(group) };
    },
  });
