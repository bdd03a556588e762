import { z } from 'zod';
import { requirePermission } from '../../platform/access/locationAccess.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { addEach } from '../network/members/addEach.ts';
import { addMembers } from '../network/members/addMembers.ts';
import { addedProIds, additionResult } from '../network/members/memberResponse.ts';
import { groupFor } from './groupFor.ts';
import { insertGroupMembers } from './insertGroupMembers.ts';

/** `POST /api/staffer/pro-groups/:groupId/members/`: adds pros to a group, and to the network if they are not members of it. */
export const addGroupMembers = ({ database, clock }: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/pro-groups/:groupId/members/',
    access: 'staffer',
    scope: 'ROSTER',
    tags: ['network'],
    summary: 'Add pros to a group',
    description:
      'Also adds pros to the network who are not in it yet. Returns a result for each pro. Needs applications.manage.',
    params: z.object({ groupId: idParameter }),
    body: z.strictObject({ pro_ids: addedProIds }),
    responses: { 200: z.array(additionResult) },
    errors: [404],
    handle: async ({ params: { groupId }, body: { pro_ids: proIds }, caller }) => {
      const { locationId, access } = await groupFor(database, caller, groupId);
      requirePermission(access, 'applications.manage');
      const now = clock.now();
      const body = await database.transaction().execute((trx) =>
        addEach(trx, {
          locationId,
          proIds,
          add: async (allowed) => {
            await addMembers(trx, {
              locationId,
              proIds: allowed,
              source: 'TEAM',
              addedBy: caller.userId,
              now,
            });
            return insertGroupMembers(trx, { groupId, locationId, proIds: allowed, now });
          },
        }),
      );
      return { status: 200, body };
    },
  });
