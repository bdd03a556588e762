import { z } from 'zod';
import { requireAtLocation } from '../../../platform/access/locationAccess.ts';
import { id } from '../../../platform/server/parameters.ts';
import { route } from '../../../platform/server/route.ts';
import type { Services } from '../../../platform/server/services.ts';
import { addEach } from './addEach.ts';
import { addMembers } from './addMembers.ts';
import { addedProIds, additionResult } from './memberResponse.ts';

/** `POST /api/staffer/network/members/`: adds pros to a location's network. */
export const createMembers = ({ database, clock }: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/network/members/',
    access: 'staffer',
    scope: 'ROSTER',
    tags: ['network'],
    summary: "Add pros to a location's network",
    description: 'Returns a result for each pro. Needs applications.manage.',
    body: z.strictObject({ location_id: id, pro_ids: addedProIds }),
    responses: { 200: z.array(additionResult) },
    errors: [404],
    handle: async ({ body: { location_id: locationId, pro_ids: proIds }, caller }) => {
      await requireAtLocation(database, caller, locationId, 'applications.manage');
      const body = await database.transaction().execute((trx) =>
        addEach(trx, {
          locationId,
          proIds,
          add: (allowed) =>
            addMembers(trx, {
              locationId,
              proIds: allowed,
              source: 'TEAM',
              addedBy: caller.userId,
              now: clock.now(),
            }),
        }),
      );
      return { status: 200, body };
    },
  });
