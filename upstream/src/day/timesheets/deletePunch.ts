import { z } from 'zod';
import { gigOfPermitted } from '../../filling/applications/gigOfPermitted.ts';
import { invalidTransition } from '../../filling/applications/transitions/applicationState.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { notFound } from '../../platform/errors.ts';
import { noContent } from '../../platform/server/noContent.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { recordTimeChange } from './recordTimeChange.ts';
import { lockWork, type Punch, requireUnpaid, type Work } from './work.ts';

/** `DELETE /api/staffer/gig-applications/:id/punches/:punchId/` */
export const deletePunch = (services: Services) =>
  route({
    method: 'DELETE',
    url: '/api/staffer/gig-applications/:id/punches/:punchId/',
    access: 'staffer',
    scope: 'ROSTER',
    tags: ['timesheets'],
    summary: 'Delete a punch of a pro',
    description:
      'Needs applications.attendance. The history keeps what was deleted. The last punch goes first.',
    params: z.object({ id: idParameter, punchId: idParameter }),
    responses: { 204: noContent },
    errors: [404, 409],
    handle: async ({ params: { id, punchId }, caller }) => {
      await gigOfPermitted(services.database, caller, id, 'applications.attendance');
      await inTransactionOf(services, caller, async (trx) => {
        const work = await lockWork(trx, id);
        const punch = work.punches.find((one) => one.id === punchId);
        if (!punch) throw notFound('punch');
        requireUnpaid(work);
        requireDeletable(work, punch);
        await trx.deleteFrom('time_punches').where('id', '=', punchId).execute();
        await recordTimeChange(trx, work, { caller, now: services.clock.now() });
      });
      return { status: 204 };
    },
  });

/** A clock-in keeps what depends on it. */
function requireDeletable({ punches, breaks }: Work, { punch_type, time }: Punch): void {
  if (punch_type === 'CLOCK_OUT') return;
  if (punches.some((punch) => punch.time > time)) {
    throw invalidTransition('Delete the clock-out after this clock-in first.');
  }
  if (breaks.some(({ start_time }) => start_time >= time)) {
    throw invalidTransition('Delete the breaks after this clock-in first.');
  }
}
