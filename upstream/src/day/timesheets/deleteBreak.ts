import { z } from 'zod';
import { gigOfPermitted } from '../../filling/applications/gigOfPermitted.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { notFound } from '../../platform/errors.ts';
import { noContent } from '../../platform/server/noContent.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { recordCorrection } from './recordCorrection.ts';
import { correctionRule } from './correctionRule.ts';
import { requireMayCorrect } from './requireMayCorrect.ts';
import { lockWork, requireUnpaid } from './work.ts';

/** `DELETE /api/staffer/gig-applications/:id/breaks/:breakId/` */
export const deleteBreak = (services: Services) =>
  route({
    method: 'DELETE',
    url: '/api/staffer/gig-applications/:id/breaks/:breakId/',
    access: 'staffer',
    scope: 'ROSTER',
    tags: ['timesheets'],
    summary: 'Delete a break of a pro',
    description: `${correctionRule} The history keeps what was deleted.`,
    params: z.object({ id: idParameter, breakId: idParameter }),
    responses: { 204: noContent },
    errors: [404, 409],
    handle: async ({ params: { id, breakId }, caller }) => {
      await gigOfPermitted(services.database, caller, id, 'applications.attendance');
      await inTransactionOf(services, caller, async (trx) => {
        const work = await lockWork(trx, id);
        const record = work.breaks.find((one) => one.id === breakId);
        if (!record) throw notFound('break');
        const now = services.clock.now();
        await requireMayCorrect(trx, caller, { work, record, now });
        requireUnpaid(work);
        await trx.deleteFrom('shift_breaks').where('id', '=', breakId).execute();
        await recordCorrection(services, trx, work, { caller, now });
      });
      return { status: 204 };
    },
  });
