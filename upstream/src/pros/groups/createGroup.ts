import { z } from 'zod';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { id } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { groupFields, groupResponse } from './groupResponse.ts';
import { requireFreeGroupName } from './requireFreeGroupName.ts';
import { selectGroups, toGroup } from './selectGroups.ts';

/** `POST /api/staffer/pro-groups/`: creates an empty group. */
export const createGroup = ({ database, clock }: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/pro-groups/',
    access: 'staffer',
    scope: 'ROSTER',
    tags: ['network'],
    summary: "Add a group to a location's network",
    description: 'The name is unique at the location, ignoring case. Needs applications.manage.',
    body: z.strictObject({ location_id: id, ...groupFields }),
    responses: { 201: groupResponse },
    errors: [404, 409],
    handle: async ({ body: { location_id: locationId, name, description = '' }, caller }) => {
      await requireAtLocation(database, caller, locationId, 'applications.manage');
      const group = await database.transaction().execute(async (trx) => {
        await requireFreeGroupName(trx, { locationId, groupId: null, name });
        const now = clock.now();
        const { id: groupId } = await trx
          .insertInto('pro_groups')
          .values({
            location_id: locationId,
            name,
            description,
            created_by_user_id: caller.userId,
            created_ts: now,
            last_updated_ts: now,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        return selectGroups(trx).where('pro_groups.id', '=', groupId).executeTakeFirstOrThrow();
      });
      return { status: 201, body: toGroup(group) };
    },
  });
