import { z } from 'zod';
import { accessTo } from '../../platform/access/locationAccess.ts';
import { accessToOrganization } from '../../platform/access/organizationAccess.ts';
import { gigTypes } from '../gigs/gigStatus.ts';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { idParameter, instantParameter, listParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { selectShifts } from './selectShifts.ts';
import { includingGigs, shiftResponse } from './shiftSchema.ts';
import { toShifts } from './toShifts.ts';

/** `GET /api/staffer/organizations/:id/shifts/`: the shifts of an organization after a start. */
export const listOrganizationShifts = ({ database, clock }: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/organizations/:id/shifts/',
    access: 'staffer',
    tags: ['events'],
    summary: 'List shifts of an organization by start',
    description: 'At locations visible to the caller, including shifts without an event.',
    params: z.object({ id: idParameter }),
    query: z.strictObject({
      ...pagingParameters,
      ...includingGigs,
      start_time: instantParameter.optional().describe('The earliest start; defaults to now'),
      location_id: idParameter.optional(),
      gig_types: listParameter(z.enum(gigTypes)).optional(),
      excluded_event_ids: listParameter(idParameter).optional().describe('Excludes shifts of these events'),
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
