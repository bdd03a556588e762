import { z } from 'zod';
import { gigOfPermitted } from '../../filling/applications/gigOfPermitted.ts';
import { timesheetResponse } from '../../filling/applications/timesheetResponse.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { loadTimesheet } from './loadTimesheet.ts';

/** `GET /api/staffer/gig-applications/:id/timesheet/`: the punches and breaks of a pro in a gig. */
export const getTimesheet = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/gig-applications/:id/timesheet/',
    access: 'staffer',
    tags: ['timesheets'],
    summary: 'The punches and breaks of a pro in a gig',
    params: z.object({ id: idParameter }),
    responses: { 200: timesheetResponse },
    errors: [404],
    handle: async ({ params: { id }, caller }) => {
      await gigOfPermitted(database, caller, id, 'gigs.view');
      return { status: 200, body: await loadTimesheet(database, id) };
    },
  });
