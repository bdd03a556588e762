import { z } from 'zod';
import { sharedFields } from '../../gigs/posting/postingBody.ts';
import { timeZone } from '../../platform/geo/timeZone.ts';
import { writtenTime } from '../recurrence/writtenShift.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { changeShift } from './changeShift.ts';
import { loadShift } from './loadShift.ts';
import { shiftResponse } from './shiftSchema.ts';

const required = 'This field is required';

/** Times come together and with the zone that they are meant in. */
const shiftBody = z
  .strictObject({
    start_time: writtenTime
      .optional()
      .describe('On the clock of the zone (2026-11-01T18:00:00), or a moment'),
    end_time: writtenTime.optional().describe('At or before the start: on the next day'),
    timezone: timeZone.optional().describe('Required with times'),
    contact_name: sharedFields.contact_name,
    contact_phone: sharedFields.contact_phone,
  })
  .superRefine(({ start_time, end_time, timezone }, context) => {
    const times = { start_time, end_time, timezone };
    if (start_time === undefined && end_time === undefined) return;
    for (const [field, value] of Object.entries(times)) {
      if (value === undefined) context.addIssue({ code: 'custom', path: [field], message: required });
    }
  });

/** What changes of a shift. */
export type ShiftChange = z.output<typeof shiftBody>;

/** `PATCH /api/staffer/gigs/gig-shifts/:id/`: moves a shift with its gigs, or names another contact. */
export const updateShift = (upstream: Upstream) =>
  route({
    method: 'PATCH',
    url: '/api/staffer/gigs/gig-shifts/:id/',
    access: 'staffer',
    tags: ['events'],
    summary: 'Change an event shift',
    description:
      'All its gigs change, or none: the rules of changing a gig hold for each. Cancelled gigs stay where they were. ' +
      'Moved to where its event has another shift, it becomes part of that one, which is answered then. Needs gigs.post.',
    params: z.object({ id: idParameter }),
    body: shiftBody,
    responses: { 200: shiftResponse },
    errors: [404, 409],
    handle: async ({ params: { id }, body, caller }) => {
      const shiftId = await changeShift(upstream, caller, id, body);
      return { status: 200, body: await loadShift(upstream.database, caller, shiftId) };
    },
  });
