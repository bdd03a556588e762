import { z } from 'zod';
import { requirePermission } from '../../platform/access/locationAccess.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { noContent } from '../../platform/server/noContent.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { groupFor } from './groupFor.ts';

/** `DELETE /api/staffer/pro-groups/:groupId/`: deletes a group; its pros stay in the network. */
export const deleteGroup = ({ database, clock }: Services) =>
  route({
    method: 'DELETE',
    url: '/api/staffer/pro-groups/:groupId/',
    access: 'staffer',
    scope: 'ROSTER',
    tags: ['network'],
    summary: "Delete a group of a location's network",
    description:
      'Its pros stay in the network. Refused while a gig is open only to this group. Needs applications.manage.',
    params: z.object({ groupId: idParameter }),
    responses: { 204: noContent },
    errors: [404, 409],
    handle: async ({ params: { groupId }, caller }) => {
      const { access } = await groupFor(database, caller, groupId);
      requirePermission(access, 'applications.manage');
      await database.transaction().execute(async (trx) => {
        await refuseWhereGigsWait(trx, groupId, clock.now());
        await trx.deleteFrom('pro_groups').where('id', '=', groupId).execute();
      });
      return { status: 204 };
    },
  });

/** Without its only group, no pro could see such a gig until it opens to the network. */
async function refuseWhereGigsWait(trx: Database, groupId: number, now: Date): Promise<void> {
  const waiting = await trx
    .selectFrom('gig_groups')
    .innerJoin('gigs', 'gigs.id', 'gig_groups.gig_id')
    .select('gigs.id')
    .where('gig_groups.group_id', '=', groupId)
    .where('gigs.is_for_groups_only', '=', true)
    .where('gigs.status', 'in', ['POSTED', 'UNAPPROVED'])
    .where('gigs.start_time', '>', now)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('gig_groups as others')
            .select('others.group_id')
            .whereRef('others.gig_id', '=', 'gigs.id')
            .where('others.group_id', '<>', groupId),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  if (!waiting) return;
  throw new ApiError(
    'invalid_transition',
    'A shift is still open only to this group. Delete the group once the whole network can see it.',
  );
}
