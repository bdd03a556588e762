import { z } from 'zod';
import { instantParameter } from '../../platform/server/parameters.ts';
import type { Services } from '../../platform/server/services.ts';
import { transitionRoute } from './transitionRoute.ts';
import { adjustHours } from './transitions/adjustHours.ts';

const reason = z
  .string()
  .trim()
  .max(500, 'At most 500 characters')
  .transform((text) => text || null)
  .optional()
  .describe('Why they change; the pro is notified of it');
const hours = z.object({ start_time: instantParameter.optional(), end_time: instantParameter.optional() });

/** `PATCH /api/staffer/gig-applications/:id/`: corrects the working hours. */
export const patchApplication = (services: Services) =>
  transitionRoute(services, {
    method: 'PATCH',
    path: '',
    permission: 'hours.adjust',
    summary: 'Correct the working hours until they are paid',
    body: z.object({ working_hours: hours, reason }),
    transition: ({ working_hours, reason: text }) => adjustHours(working_hours, text),
  });
