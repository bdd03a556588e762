import { z } from 'zod';
import { actOnEach, bulkIds, bulkResponse } from '../../filling/applications/bulkResults.ts';
import { costChange, includeCostChange, watchCosts } from '../../filling/applications/costChange.ts';
import { gigOfPermitted } from '../../filling/applications/gigOfPermitted.ts';
import { sendHomeReasons } from '../../filling/applications/sendHomeReasons.ts';
import { callers, permissionToCallOut } from '../../filling/applications/transitions/callOut.ts';
import { ApiError, permissionDenied } from '../../platform/errors.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { asCaptain } from '../../schedule/events/captaincy.ts';
import { accessToGig } from '../../schedule/gigs/accessToGig.ts';
import { requirePermission } from '../../platform/access/locationAccess.ts';
import { may } from '../../platform/access/permissions.ts';
import { timeRecordFields } from '../timesheets/timeRecordFields.ts';
import { carryOut } from './carryOut.ts';

const rosterBody = z
  .discriminatedUnion('action', [
    z.object({
      action: z.enum(['clock-in', 'clock-out', 'start-break', 'end-break']),
      ids: bulkIds,
      ...timeRecordFields,
    }),
    z.object({ action: z.literal('no-show'), ids: bulkIds, time: timeRecordFields.time }),
    z.object({ action: z.literal('call-out'), ids: bulkIds, called_out_by: z.enum(callers) }),
    z.object({ action: z.literal('send-home'), ids: bulkIds, reason: z.enum(sendHomeReasons) }),
  ])
  .meta({ id: 'RosterAction' });

/** One action on the pros of a roster. */
export type RosterAction = z.output<typeof rosterBody>;

const rosterResponse = bulkResponse.extend({
  cost_change: costChange
    .nullable()
    .optional()
    .describe('Of those that succeeded, with `include=cost_change`; null for callers without wages.view'),
});

/** `POST /api/staffer/gigs/:id/roster/`: one action on many pros of a gig, each independently. */
export const actOnRoster = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/gigs/:id/roster/',
    access: 'session',
    scope: 'ROSTER',
    tags: ['roster'],
    summary: 'One action on many pros of a gig',
    description:
      'Needs applications.attendance, and applications.manage for a call-out by the business; team captains of the event of the gig record times and no-shows. The ids are those of applications to this gig. Each has a separate transaction: ' +
      'some can succeed while others fail.',
    params: z.object({ id: idParameter }),
    query: z.object({ include: includeCostChange }),
    body: rosterBody,
    responses: { 200: rosterResponse },
    errors: [404],
    handle: async ({ params: { id: gigId }, query, body, caller: user }) => {
      const permission =
        body.action === 'call-out' ? permissionToCallOut(body.called_out_by) : 'applications.attendance';
      const caller = await asCaptain(services, user, gigId);
      const access = await accessToGig(services.database, caller, gigId);
      requirePermission(access, permission);
      // These decide about pay.
      const isForStaff = body.action === 'call-out' || body.action === 'send-home';
      if (access === 'TEAM_CAPTAIN' && isForStaff) throw permissionDenied(permission);
      const costsOf =
        query.include !== undefined && may(access, 'wages.view')
          ? await watchCosts(services, body.ids)
          : null;
      const { results } = await actOnEach(services, caller, body.ids, async (applicationId) => {
        const gigOfPro = await gigOfPermitted(services.database, caller, applicationId, permission).catch(
          elsewhere,
        );
        if (gigOfPro !== gigId) throw notOnRoster();
        await carryOut(services, caller, applicationId, body);
      });
      if (query.include === undefined) return { status: 200, body: { results } };
      const changed = results.filter(({ ok }) => ok).map(({ id }) => id);
      return { status: 200, body: { results, cost_change: costsOf && (await costsOf(changed)) } };
    },
  });

const notOnRoster = () => new ApiError('not_found', 'This pro does not work this shift.');

/** An application that the caller may not know of is one of another gig. */
function elsewhere(error: unknown): null {
  if (error instanceof ApiError && error.code === 'not_found') return null;
  throw error;
}
