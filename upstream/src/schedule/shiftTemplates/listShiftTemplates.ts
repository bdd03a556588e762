import { z } from 'zod';
import { accessTo } from '../../platform/access/locationAccess.ts';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { shiftTemplateResponse } from './shiftTemplateResponse.ts';

/** `GET /api/shifts/`: the shift templates of a location. */
export const listShiftTemplates = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/shifts/',
    access: 'staffer',
    tags: ['shift templates'],
    summary: 'List the shift templates of a location by start',
    query: z.strictObject({ ...pagingParameters, location_id: idParameter }),
    responses: { 200: pageSchema(shiftTemplateResponse) },
    errors: [404],
    handle: async ({ query, caller, url }) => {
      await accessTo(database, caller, query.location_id);
      const shifts = database
        .selectFrom('shift_templates')
        .selectAll()
        .where('location_id', '=', query.location_id)
        .orderBy('start_time')
        .orderBy('end_time')
        .orderBy('unpaid_break_minutes')
        .orderBy('id');
      return { status: 200, body: await pageOf({ url, query }, shifts, (rows) => rows) };
    },
  });
