import { z } from 'zod';
import { requirePermission } from '../../access/locationAccess.ts';
import { noContent } from '../../server/noContent.ts';
import { idParameter, listParameter } from '../../server/parameters.ts';
import { route } from '../../server/route.ts';
import type { Upstream } from '../../server/upstream.ts';
import { groupFor } from './groupFor.ts';

/** `DELETE /api/staffer/pro-groups/:groupId/members/`: takes pros out of a group. */
export const removeGroupMembers = ({ database }: Upstream) =>
  route({
    method: 'DELETE',
    url: '/api/staffer/pro-groups/:groupId/members/',
    access: 'staffer',
    tags: ['network'],
    summary: 'Take pros out of a group',
    description:
      'They stay in the network. Who was not in the group is passed over. Needs applications.manage.',
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
