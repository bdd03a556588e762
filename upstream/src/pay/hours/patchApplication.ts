import { z } from 'zod';
import { applicationResponse } from '../../filling/applications/applicationResponse.ts';
import { costChange, includeCostChange, watchCosts } from '../../filling/applications/costChange.ts';
import { loadApplication } from '../../filling/applications/loadApplications.ts';
import { applyTransition } from '../../filling/applications/transitions/applyTransition.ts';
import { id, idParameter, instantParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
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

const adjusted = applicationResponse.extend({
  cost_change: costChange.optional().describe('With `include=cost_change`'),
});

/** `PATCH /api/staffer/gig-applications/:id/`: corrects the working hours and the breaks. */
export const patchApplication = (services: Services) =>
  route({
    method: 'PATCH',
    url: '/api/staffer/gig-applications/:id/',
    access: 'staffer',
    scope: 'ROSTER',
    tags: ['applications'],
    summary: 'Correct the working hours and breaks until they are paid',
    description: "Needs hours.adjust at the gig's location.",
    params: z.object({ id: idParameter }),
    query: z.object({ include: includeCostChange }),
    body,
    responses: { 200: adjusted },
    errors: [404, 409],
    handle: async ({ params: { id: applicationId }, query, body: adjustment, caller }) => {
      // Everyone who may adjust hours sees wages.
      const costsOf = query.include === undefined ? null : await watchCosts(services, [applicationId]);
      const transition = adjustWork(adjustment);
      await applyTransition(services, caller, { applicationId, permission: 'hours.adjust', transition });
      const application = await loadApplication(
        services.database,
        caller,
        services.settings.productSlug,
        applicationId,
      );
      return {
        status: 200,
        body: costsOf ? { ...application, cost_change: await costsOf([applicationId]) } : application,
      };
    },
  });
