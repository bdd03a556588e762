import { z } from 'zod';
import { gigOfPermitted } from '../../filling/applications/gigOfPermitted.ts';
import { invalidTransition } from '../../filling/applications/transitions/applicationState.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { notFound } from '../../platform/errors.ts';
import { noContent } from '../../platform/server/noContent.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { recordCorrection } from './recordCorrection.ts';
import { correctionRule } from './correctionRule.ts';
import { requireMayCorrect } from './requireMayCorrect.ts';
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
    description: `${correctionRule} The history keeps what was deleted. The last punch goes first.`,
    params: z.object({ id: idParameter, punchId: idParameter }),
    responses: { 204: noContent },
    errors: [404, 409],
    handle: async ({ params: { id, punchId }, caller }) => {
      await gigOfPermitted(services.database, caller, id, 'applications.attendance');
      await inTransactionOf(services, caller, async (trx) => {
        const work = await lockWork(trx, id);
        const punch = work.punches.find((one) => one.id === punchId);
        if (!punch) throw notFound('punch');
        const now = services.clock.now();
        await requireMayCorrect(trx, caller, { work, record: punch, now });
        requireUnpaid(work);
        requireDeletable(work, punch);
        await trx.deleteFrom('time_punches').where('id', '=', punchId).execute();
        await recordCorrection(services, trx, work, { caller, now });
      });
      return { status: 204 };
    },
  });

/** A clock-in keeps what depends on it, and the time between two stretches of work stays unpaid. */
function requireDeletable({ punches, breaks }: Work, punch: Punch): void {
  const isLast = punches.at(-1) === punch;
  if (punch.punch_type === 'CLOCK_OUT') {
    if (isLast) return;
    throw invalidTransition('Delete the clock-in after this clock-out first.');
  }
  if (!isLast) {
    throw invalidTransition('Delete the clock-out after this clock-in first.');
  }
  if (breaks.some(({ start_time }) => start_time >= punch.time)) {
    throw invalidTransition('Delete the breaks after this clock-in first.');
  }
}
