import { z } from 'zod';
import { sharedFields } from '../posting/postingBody.ts';
import { timeZone } from '../../platform/geo/timeZone.ts';
import { idParameter, writtenTime } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { changeShift } from './changeShift.ts';
import { loadShift } from './loadShift.ts';
import { shiftResponse } from './shiftSchema.ts';

const required = 'This field is required';

/** Times must be sent together, with their time zone. */
const shiftBody = z
  .strictObject({
    start_time: writtenTime.optional().describe('A local time (2026-11-01T18:00:00), or an instant'),
    end_time: writtenTime.optional().describe('On the next day if it is not after the start'),
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

export type ShiftChange = z.output<typeof shiftBody>;

/** `PATCH /api/staffer/gigs/gig-shifts/:id/`: changes the times or the contact of a shift with its gigs. */
export const updateShift = (services: Services) =>
  route({
    method: 'PATCH',
    url: '/api/staffer/gigs/gig-shifts/:id/',
    access: 'staffer',
    scope: 'POST',
    tags: ['events'],
    summary: 'Change an event shift',
    description:
      'Changes all its gigs or none, by the rules of changing a gig. Cancelled gigs stay unchanged. ' +
      'If its event has a shift at the new time, merges into that one and returns it. Needs gigs.post.',
    params: z.object({ id: idParameter }),
    body: shiftBody,
    responses: { 200: shiftResponse },
    errors: [404, 409],
    handle: async ({ params: { id }, body, caller }) => {
      const shiftId = await changeShift(services, caller, id, body);
      return { status: 200, body: await loadShift(services.database, caller, shiftId) };
    },
  });
