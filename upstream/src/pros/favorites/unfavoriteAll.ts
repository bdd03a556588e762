import { z } from 'zod';
import { visibleLocationIds } from '../../platform/access/locationAccess.ts';
import { requirePro } from '../profiles/requirePro.ts';
import { noContent } from '../../platform/server/noContent.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';

/** `DELETE /api/gigster-profiles/:profileId/unfavorite-all/`: removes a pro from the favorites of all locations visible to the caller. */
export const unfavoriteAll = ({ database }: Services) =>
  route({
    method: 'DELETE',
    url: '/api/gigster-profiles/:profileId/unfavorite-all/',
    access: 'staffer',
    scope: 'ROSTER',
    tags: ['favorites'],
    summary: 'Remove a pro from the favorites of all locations visible to the caller',
    params: z.object({ profileId: idParameter }),
    responses: { 204: noContent },
    errors: [404],
    handle: async ({ params: { profileId }, caller }) => {
      await requirePro(database, profileId);
      // Every role includes favorites.manage, so the visible locations are the ones to clear.
      await database
        .deleteFrom('favorite_pros')
        .where('pro_id', '=', profileId)
        .where('location_id', 'in', visibleLocationIds(database, caller))
        .execute();
      return { status: 204 };
    },
  });
