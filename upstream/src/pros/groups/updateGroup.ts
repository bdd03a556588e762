import { z } from 'zod';
import { requirePermission } from '../../platform/access/locationAccess.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { groupFor } from './groupFor.ts';
import { groupFields, groupResponse } from './groupResponse.ts';
import { requireFreeGroupName } from './requireFreeGroupName.ts';
import { selectGroups, toGroup } from './selectGroups.ts';

/** `PATCH /api/staffer/pro-groups/:groupId/`: changes the fields that are sent. */
export const updateGroup = ({ database, clock }: Services) =>
  route({
    method: 'PATCH',
    url: '/api/staffer/pro-groups/:groupId/',
    access: 'staffer',
    scope: 'ROSTER',
    tags: ['network'],
    summary: "Change a group of a location's network",
    description: 'Omitted fields stay unchanged. Needs applications.manage.',
    params: z.object({ groupId: idParameter }),
    body: z.strictObject(groupFields).partial(),
    responses: { 200: groupResponse },
    errors: [404, 409],
    handle: async ({ params: { groupId }, body, caller }) => {
      const { locationId, access } = await groupFor(database, caller, groupId);
      requirePermission(access, 'applications.manage');
      const group = await database.transaction().execute(async (trx) => {
        if (body.name !== undefined) {
          await requireFreeGroupName(trx, { locationId, groupId, name: body.name });
        }
        await trx
          .updateTable('pro_groups')
          .set({ ...body, last_updated_ts: clock.now() })
          .where('id', '=', groupId)
          .execute();
        return selectGroups(trx).where('pro_groups.id', '=', groupId).executeTakeFirstOrThrow();
      });
      return { status: 200, body: toGroup(group) };
    },
  });
