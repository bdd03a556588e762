import { z } from 'zod';
import { accessTo } from '../../platform/access/locationAccess.ts';
import { gigResponse } from '../gigs/gigResponse.ts';
import { gigTypes } from '../gigs/gigStatus.ts';
import { loadGigs } from '../gigs/loadGigs.ts';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { idParameter, instantParameter, listParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';

/** `GET /api/staffer/gigs/v2/recurring-pattern/gigs/`: the gigs of series within a range. */
export const listRecurringGigs = ({ database, clock }: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/gigs/v2/recurring-pattern/gigs/',
    access: 'staffer',
    tags: ['gigs'],
    summary: 'List gigs of series by start',
    query: z.strictObject({
      ...pagingParameters,
      location_id: idParameter,
      start_time: instantParameter.optional().describe('The earliest start'),
      end_time: instantParameter.optional().describe('The latest end'),
      skill_ids: listParameter(idParameter).optional(),
      types: listParameter(z.enum(gigTypes)).optional(),
    }),
    responses: { 200: pageSchema(gigResponse) },
    errors: [404],
    handle: async ({ query, url, caller }) => {
      await accessTo(database, caller, query.location_id);
      let gigs = database
        .selectFrom('gigs')
        .select('id')
        .where('location_id', '=', query.location_id)
        .where('is_recurring', '=', true)
        .orderBy('start_time')
        .orderBy('id');
      if (query.start_time) gigs = gigs.where('start_time', '>=', query.start_time);
      if (query.end_time) gigs = gigs.where('end_time', '<=', query.end_time);
      if (query.skill_ids) gigs = gigs.where('skill_id', 'in', query.skill_ids);
      if (query.types) gigs = gigs.where('type', 'in', query.types);
      const body = await pageOf({ url, query }, gigs, (rows) =>
        loadGigs(
          { database, clock },
          caller,
          rows.map(({ id }) => id),
        ),
      );
      return { status: 200, body };
    },
  });
