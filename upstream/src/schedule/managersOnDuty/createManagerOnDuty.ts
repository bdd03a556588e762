import { z } from 'zod';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { namedLocationId } from '../../platform/access/namedLocationId.ts';
import { id } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { managerOnDutyFields } from './managerOnDutyBody.ts';
import { managerOnDutyColumns, managerOnDutyResponse } from './managerOnDutyResponse.ts';
import { enforceManagerLimit } from './enforceManagerLimit.ts';
import { sameManagerOnDuty } from './sameManagerOnDuty.ts';

/** `POST /api/managers-on-duty/`: adds a manager on duty to a location. */
export const createManagerOnDuty = ({ database, clock }: Services) =>
  route({
    method: 'POST',
    url: '/api/managers-on-duty/',
    access: 'staffer',
    scope: 'POST',
    tags: ['managers on duty'],
    summary: 'Add a manager on duty',
    description:
      'For the location of `location_id`, else of the X-Location-Id header. Needs gigs.post there. Creates no account.',
    body: z.strictObject({ ...managerOnDutyFields, location_id: id.optional() }),
    responses: { 201: managerOnDutyResponse },
    errors: [404, 409],
    handle: async ({ body, caller, headerLocationId }) => {
      const location_id = namedLocationId(body.location_id, headerLocationId);
      await requireAtLocation(database, caller, location_id, 'gigs.post');
      await enforceManagerLimit(database, location_id);
      const manager = await database
        .insertInto('managers_on_duty')
        .values({ ...body, location_id, created_ts: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .returning(managerOnDutyColumns)
        .executeTakeFirst();
      if (!manager) throw sameManagerOnDuty();
      return { status: 201, body: manager };
    },
  });
