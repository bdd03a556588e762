import { z } from 'zod';
import { gigOfPermitted } from '../../filling/applications/gigOfPermitted.ts';
import { recordedTime } from '../../filling/applications/recordedTime.ts';
import { timesheetResponse } from '../../filling/applications/timesheetResponse.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { notFound } from '../../platform/errors.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { loadTimesheet } from './loadTimesheet.ts';
import { correctionRule } from './correctionRule.ts';
import { recordCorrection } from './recordCorrection.ts';
import { recordTimeChange } from './recordTimeChange.ts';
import { requireMayCorrect } from './requireMayCorrect.ts';
import { requirePossibleBreakChange } from './requirePossibleBreakChange.ts';
import { requireExpected } from './requireExpected.ts';
import { changedNote, changedTime, expectedTime } from './timeRecordFields.ts';
import { lockWork, requireUnpaid } from './work.ts';

/** `PATCH /api/staffer/gig-applications/:id/breaks/:breakId/`: changes the times of a recorded break. */
export const patchBreak = (services: Services) =>
  route({
    method: 'PATCH',
    url: '/api/staffer/gig-applications/:id/breaks/:breakId/',
    access: 'staffer',
    scope: 'ROSTER',
    tags: ['timesheets'],
    summary: 'Change the times of a break of a pro',
    description:
      `${correctionRule} An omitted time stays; an end ends the break that the pro is on. The break then names ` +
      'the manager. The history keeps the times that were recorded. The same times and note again change nothing.',
    params: z.object({ id: idParameter, breakId: idParameter }),
    body: z.object({
      start_time: changedTime.optional(),
      end_time: changedTime.optional(),
      note: changedNote,
      expected_start_time: expectedTime,
      expected_end_time: expectedTime,
    }),
    responses: { 200: timesheetResponse },
    errors: [404, 409],
    handle: async ({ params: { id, breakId }, body, caller }) => {
      await gigOfPermitted(services.database, caller, id, 'applications.attendance');
      await inTransactionOf(services, caller, async (trx) => {
        const work = await lockWork(trx, id);
        const recorded = work.breaks.find((one) => one.id === breakId);
        if (!recorded) throw notFound('break');
        const now = services.clock.now();
        await requireMayCorrect(trx, caller, { work, record: recorded, now });
        requireUnpaid(work);
        const times = {
          start_time: body.start_time
            ? recordedTime(body.start_time, now, 'start_time')
            : recorded.start_time,
          end_time: body.end_time ? recordedTime(body.end_time, now, 'end_time') : recorded.end_time,
        };
        const { note = recorded.note } = body;
        const isMoved =
          times.start_time.getTime() !== recorded.start_time.getTime() ||
          times.end_time?.getTime() !== recorded.end_time?.getTime();
        if (!isMoved && note === recorded.note) return;
        requireExpected(body.expected_start_time, recorded.start_time);
        requireExpected(body.expected_end_time, recorded.end_time);
        if (isMoved) requirePossibleBreakChange(work, recorded, times);
        await trx
          .updateTable('shift_breaks')
          .set({ ...times, note, recorded_by_user_id: caller.userId })
          .where('id', '=', breakId)
          .execute();
        await (isMoved
          ? recordCorrection(services, trx, work, { caller, now })
          : recordTimeChange(trx, work, { caller, now }));
      });
      return { status: 200, body: await loadTimesheet(services.database, id) };
    },
  });
