import { z } from 'zod';
import { visibleLocationIds } from '../../platform/access/locationAccess.ts';
import { requirePro } from '../profiles/requirePro.ts';
import { noContent } from '../../platform/server/noContent.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';

/** `DELETE /api/gigster-profiles/:profileId/unfavorite-all/`: a favorite nowhere that the caller works. */
export const unfavoriteAll = ({ database }: Upstream) =>
  route({
    method: 'DELETE',
    url: '/api/gigster-profiles/:profileId/unfavorite-all/',
    access: 'staffer',
    tags: ['favorites'],
    summary: 'Take a pro from the favorites of all locations that the caller may work at',
    params: z.object({ profileId: idParameter }),
    responses: { 204: noContent },
    errors: [404],
    handle: async ({ params: { profileId }, caller }) => {
      await requirePro(database, profileId);
      // Each role carries favorites.manage, so that the visible locations are the ones to clear.
      await database
        .deleteFrom('favorite_pros')
        .where('pro_id', '=', profileId)
        .where('location_id', 'in', visibleLocationIds(database, caller))
        .execute();
      return { status: 204 };
    },
  });
