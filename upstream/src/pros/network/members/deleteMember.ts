import { z } from 'zod';
import { requireAtLocation } from '../../../platform/access/locationAccess.ts';
import { notFound } from '../../../platform/errors.ts';
import { noContent } from '../../../platform/server/noContent.ts';
import { idParameter } from '../../../platform/server/parameters.ts';
import { route } from '../../../platform/server/route.ts';
import type { Services } from '../../../platform/server/services.ts';

/** `DELETE /api/staffer/network/members/:proId/`: removes a pro from a location's network and its groups. */
export const deleteMember = ({ database }: Services) =>
  route({
    method: 'DELETE',
    url: '/api/staffer/network/members/:proId/',
    access: 'staffer',
    scope: 'ROSTER',
    tags: ['network'],
    summary: "Remove a pro from a location's network and its groups",
    description: 'Their applications stay. Needs applications.manage.',
    params: z.object({ proId: idParameter }),
    query: z.strictObject({ location_id: idParameter }),
    responses: { 204: noContent },
    errors: [404],
    handle: async ({ params: { proId }, query: { location_id: locationId }, caller }) => {
      await requireAtLocation(database, caller, locationId, 'applications.manage');
      const { numDeletedRows } = await database
        .deleteFrom('network_members')
        .where('location_id', '=', locationId)
        .where('pro_id', '=', proId)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw notFound('member');
      return { status: 204 };
    },
  });
