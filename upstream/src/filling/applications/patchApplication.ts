import { z } from 'zod';
import { instantParameter } from '../../platform/server/parameters.ts';
import type { Services } from '../../platform/server/services.ts';
import { transitionRoute } from './transitionRoute.ts';
import { adjustHours } from './transitions/adjustHours.ts';

const hours = z.object({ start_time: instantParameter.optional(), end_time: instantParameter.optional() });

/** `PATCH /api/staffer/gig-applications/:id/`: corrects the working hours. */
export const patchApplication = (services: Services) =>
  transitionRoute(services, {
    method: 'PATCH',
    path: '',
    permission: 'hours.adjust',
    summary: 'Correct the working hours until they are paid',
    body: z.object({ working_hours: hours }),
    transition: ({ working_hours }) => adjustHours(working_hours),
  });
