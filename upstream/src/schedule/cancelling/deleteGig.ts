import { z } from 'zod';
import { requirePermission } from '../../platform/access/locationAccess.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { ApiError } from '../../platform/errors.ts';
import { noContent } from '../../platform/server/noContent.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { accessToGig } from '../gigs/accessToGig.ts';
import { lockGig } from '../gigs/lockGig.ts';

/** `DELETE /api/staffer/gigs/:id/`: deletes a gig without applications or offers. */
export const deleteGig = (services: Services) =>
  route({
    method: 'DELETE',
    url: '/api/staffer/gigs/:id/',
    access: 'staffer',
    scope: 'POST',
    tags: ['gigs'],
    summary: 'Delete a gig',
    description:
      'Needs gigs.post. Only before its start and without applications or offers; otherwise cancel it.',
    params: z.object({ id: idParameter }),
    responses: { 204: noContent },
    errors: [403, 404, 409],
    handle: async ({ params, caller }) => {
      requirePermission(await accessToGig(services.database, caller, params.id), 'gigs.post');
      await inTransactionOf(services, caller, async (trx) => {
        const gig = await lockGig(trx, params.id);
        if (gig.start_time <= services.clock.now() && gig.status !== 'CANCELLED') {
          throw new ApiError('invalid_transition', 'This shift has started: it stays on record.');
        }
        const offer = await trx
          .selectFrom('direct_offers')
          .select('id')
          .where('gig_id', '=', gig.id)
          .executeTakeFirst();
        if (gig.total_applications > 0 || offer) {
          throw new ApiError('invalid_transition', 'Pros know of this shift: cancel it instead.');
        }
        await trx.deleteFrom('gigs').where('id', '=', gig.id).execute();
      });
      return { status: 204 };
    },
  });
