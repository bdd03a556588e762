import { z } from 'zod';
import { requirePermission } from '../../access/locationAccess.ts';
import { idParameter } from '../../server/parameters.ts';
import { route } from '../../server/route.ts';
import type { Upstream } from '../../server/upstream.ts';
import { addEach } from '../members/addEach.ts';
import { addMembers } from '../members/addMembers.ts';
import { addedProIds, additionResult } from '../members/memberResponse.ts';
import { groupFor } from './groupFor.ts';
import { insertGroupMembers } from './insertGroupMembers.ts';

/** `POST /api/staffer/pro-groups/:groupId/members/`: adds pros to a group, and to the network where they are not in it. */
export const addGroupMembers = ({ database, clock }: Upstream) =>
  route({
    method: 'POST',
    url: '/api/staffer/pro-groups/:groupId/members/',
    access: 'staffer',
    tags: ['network'],
    summary: 'Add pros to a group',
    description:
      'Who is not in the network yet comes into it by that. A result for each pro. Needs applications.manage.',
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
