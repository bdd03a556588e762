import { z } from 'zod';
import { requirePermission } from '../../platform/access/locationAccess.ts';
import { noContent } from '../../platform/server/noContent.ts';
import { idParameter, listParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { groupFor } from './groupFor.ts';

/** `DELETE /api/staffer/pro-groups/:groupId/members/`: removes pros from a group. */
export const removeGroupMembers = ({ database }: Services) =>
  route({
    method: 'DELETE',
    url: '/api/staffer/pro-groups/:groupId/members/',
    access: 'staffer',
    scope: 'ROSTER',
    tags: ['network'],
    summary: 'Remove pros from a group',
    description:
      'They stay in the network. Pros who are not in the group are ignored. Needs applications.manage.',
    params: z.object({ groupId: idParameter }),
    query: z.strictObject({ pro_ids: listParameter(idParameter) }),
    responses: { 204: noContent },
    errors: [404],
    handle: async ({ params: { groupId }, query: { pro_ids: proIds }, caller }) => {
      const { access } = await groupFor(database, caller, groupId);
      requirePermission(access, 'applications.manage');
      await database
        .deleteFrom('pro_group_members')
        .where('group_id', '=', groupId)
        .where('pro_id', 'in', proIds)
        .execute();
      return { status: 204 };
    },
  });
