import { z } from 'zod';
import { transitionRoute } from '../../filling/applications/transitionRoute.ts';
import { id, instantParameter } from '../../platform/server/parameters.ts';
import type { Services } from '../../platform/server/services.ts';
import { adjustWork } from './adjustWork.ts';

const reason = z
  .string()
  .trim()
  .min(1, 'Say why the hours change. The pro reads it.')
  .max(500, 'At most 500 characters')
  .describe('Why they change; the pro is notified of it');
const hours = z.object({ start_time: instantParameter.optional(), end_time: instantParameter.optional() });
const breaks = z
  .array(z.object({ id: id.optional(), start_time: instantParameter, end_time: instantParameter }))
  .max(20)
  .describe(
    'All breaks that count: those with an id stay or change, others are new, and recorded ones that are omitted are deleted',
  );

const body = z
  .object({ working_hours: hours.optional(), shift_breaks: breaks.optional(), reason })
  .refine(({ working_hours, shift_breaks }) => working_hours ?? shift_breaks, {
    path: ['working_hours'],
    message: 'Send working_hours, shift_breaks or both.',
  });

/** `PATCH /api/staffer/gig-applications/:id/`: corrects the working hours and the breaks. */
export const patchApplication = (services: Services) =>
  transitionRoute(services, {
    method: 'PATCH',
    path: '',
    permission: 'hours.adjust',
    summary: 'Correct the working hours and breaks until they are paid',
    body,
    transition: adjustWork,
  });
