import { z } from 'zod';
import { accessTo } from '../../platform/access/locationAccess.ts';
import { namedLocationId } from '../../platform/access/namedLocationId.ts';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { managerOnDutyColumns, managerOnDutyResponse } from './managerOnDutyResponse.ts';

/** `GET /api/managers-on-duty/`: the managers on duty of a location. */
export const listManagersOnDuty = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/managers-on-duty/',
    access: 'staffer',
    tags: ['managers on duty'],
    summary: 'List the managers on duty of a location by name',
    description: 'Of the location of `location_id`, else of the X-Location-Id header.',
    query: z.strictObject({ ...pagingParameters, location_id: idParameter.optional() }),
    responses: { 200: pageSchema(managerOnDutyResponse) },
    errors: [404],
    handle: async ({ query, caller, headerLocationId, url }) => {
      const locationId = namedLocationId(query.location_id, headerLocationId);
      await accessTo(database, caller, locationId);
      const managers = database
        .selectFrom('managers_on_duty')
        .select(managerOnDutyColumns)
        .where('location_id', '=', locationId)
        .orderBy(({ fn }) => fn('lower', ['fullname']))
        .orderBy('phone_number')
        .orderBy('id');
      return { status: 200, body: await pageOf({ url, query }, managers, (rows) => rows) };
    },
  });
