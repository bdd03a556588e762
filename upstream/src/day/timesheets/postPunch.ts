import { z } from 'zod';
import { gigOfPermitted } from '../../filling/applications/gigOfPermitted.ts';
import { timesheetResponse } from '../../filling/applications/timesheetResponse.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { loadTimesheet } from './loadTimesheet.ts';
import { recordPunch } from './recordPunch.ts';
import { timeRecordFields } from './timeRecordFields.ts';

/** `POST /api/staffer/gig-applications/:id/punches/`: clocks a pro in or out on their behalf. */
export const postPunch = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/gig-applications/:id/punches/',
    access: 'staffer',
    scope: 'ROSTER',
    tags: ['timesheets'],
    summary: 'Clock a pro in or out on their behalf',
    description:
      "Needs applications.attendance at the gig's location. The punch names the manager and appears in the history.",
    params: z.object({ id: idParameter }),
    body: z.object({ punch_type: z.enum(['CLOCK_IN', 'CLOCK_OUT']), ...timeRecordFields }),
    responses: { 201: timesheetResponse },
    errors: [404, 409],
    handle: async ({ params: { id }, body: { punch_type, time, note }, caller }) => {
      await gigOfPermitted(services.database, caller, id, 'applications.attendance');
      await recordPunch(services, caller, { applicationId: id, punch_type, time, note });
      return { status: 201, body: await loadTimesheet(services.database, id) };
    },
  });
