import { z } from 'zod';
import { accessTo } from '../../platform/access/locationAccess.ts';
import { accessToOrganization } from '../../platform/access/organizationAccess.ts';
import { gigTypes } from '../gigs/gigStatus.ts';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { idParameter, instantParameter, listParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { selectShifts } from './selectShifts.ts';
import { includingGigs, shiftResponse } from './shiftSchema.ts';
import { toShifts } from './toShifts.ts';

/** `GET /api/staffer/organizations/:id/shifts/`: shifts of an organization, from a start on. */
export const listOrganizationShifts = ({ database, clock }: Upstream) =>
  route({
    method: 'GET',
    url: '/api/staffer/organizations/:id/shifts/',
    access: 'staffer',
    tags: ['events'],
    summary: 'Shifts of an organization, by their start',
    description: 'At locations that the caller may see. Those of no event are among them.',
    params: z.object({ id: idParameter }),
    query: z.strictObject({
      ...pagingParameters,
      ...includingGigs,
      start_time: instantParameter.optional().describe('The earliest start; now, when it is left out'),
      location_id: idParameter.optional(),
      gig_types: listParameter(z.enum(gigTypes)).optional(),
      excluded_event_ids: listParameter(idParameter)
        .optional()
        .describe('Shifts of these events are left out'),
    }),
    responses: { 200: pageSchema(shiftResponse) },
    errors: [404],
    handle: async ({ params: { id }, query, caller, url }) => {
      await accessToOrganization(database, caller, id);
      if (query.location_id !== undefined) await accessTo(database, caller, query.location_id);
      const { location_id, excluded_event_ids } = query;
      let shifts = selectShifts(database, caller, query.gig_types)
        .where('locations.organization_id', '=', id)
        .where('gig_shifts.start_time', '>=', query.start_time ?? clock.now());
      if (location_id !== undefined) shifts = shifts.where('gig_shifts.location_id', '=', location_id);
      if (excluded_event_ids) {
        shifts = shifts.where((eb) =>
          eb.or([
            eb('gig_shifts.event_id', 'is', null),
            eb('gig_shifts.event_id', 'not in', excluded_event_ids),
          ]),
        );
      }
      const isIncludingGigs = query.is_including_gigs === true;
      const body = await pageOf({ url, query }, shifts, (rows) =>
        toShifts(database, caller, rows, { isIncludingGigs }),
      );
      return { status: 200, body };
    },
  });
