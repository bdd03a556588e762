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
import { requirePossiblePunchChange } from './requirePossiblePunchChange.ts';
import { requireExpected } from './requireExpected.ts';
import { changedNote, changedTime, expectedTime } from './timeRecordFields.ts';
import { lockWork, requireUnpaid } from './work.ts';

// Where the pro punched says nothing about a time that a manager states. The geo logs keep it.
const ofManager = {
  is_automatic: false,
  is_check_in: false,
  longitude: null,
  latitude: null,
  pro_coordinates_precision: null,
};

/** `PATCH /api/staffer/gig-applications/:id/punches/:punchId/`: changes the time of a recorded punch. */
export const patchPunch = (services: Services) =>
  route({
    method: 'PATCH',
    url: '/api/staffer/gig-applications/:id/punches/:punchId/',
    access: 'staffer',
    scope: 'ROSTER',
    tags: ['timesheets'],
    summary: 'Change the time of a punch of a pro',
    description:
      `${correctionRule} The punch stays between those before and after it, and then names the manager. The ` +
      'history keeps the time that was recorded. The same time and note again change nothing.',
    params: z.object({ id: idParameter, punchId: idParameter }),
    body: z.object({ time: changedTime, note: changedNote, expected_time: expectedTime }),
    responses: { 200: timesheetResponse },
    errors: [404, 409],
    handle: async ({ params: { id, punchId }, body, caller }) => {
      await gigOfPermitted(services.database, caller, id, 'applications.attendance');
      await inTransactionOf(services, caller, async (trx) => {
        const work = await lockWork(trx, id);
        const punch = work.punches.find((one) => one.id === punchId);
        if (!punch) throw notFound('punch');
        const now = services.clock.now();
        await requireMayCorrect(trx, caller, { work, record: punch, now });
        requireUnpaid(work);
        const time = recordedTime(body.time, now);
        const { note = punch.note } = body;
        const isMoved = time.getTime() !== punch.time.getTime();
        if (!isMoved && note === punch.note) return;
        requireExpected(body.expected_time, punch.time);
        if (isMoved) requirePossiblePunchChange(work, punch, time);
        await trx
          .updateTable('time_punches')
          .set({ time, note, recorded_by_user_id: caller.userId, ...(isMoved && ofManager) })
          .where('id', '=', punchId)
          .execute();
        await (isMoved
          ? recordCorrection(services, trx, work, { caller, now })
          : recordTimeChange(trx, work, { caller, now }));
      });
      return { status: 200, body: await loadTimesheet(services.database, id) };
    },
  });
