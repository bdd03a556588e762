import { z } from 'zod';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { accessToEvent } from './eventAccess.ts';
import { selectShifts } from './selectShifts.ts';
import { includingGigs, shiftResponse } from './shiftSchema.ts';
import { toShifts } from './toShifts.ts';

/** `GET /api/events/:id/shifts/`: the shifts of an event. */
export const listEventShifts = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/events/:id/shifts/',
    access: 'staffer',
    tags: ['events'],
    summary: 'List shifts of an event by start',
    description: 'At locations visible to the caller, without cancelled gigs.',
    params: z.object({ id: idParameter }),
    query: z.strictObject({ ...pagingParameters, ...includingGigs }),
    responses: { 200: pageSchema(shiftResponse) },
    errors: [404],
    handle: async ({ params: { id }, query, caller, url }) => {
      await accessToEvent(database, caller, id);
      const shifts = selectShifts(database, caller).where('gig_shifts.event_id', '=', id);
      const isIncludingGigs = query.is_including_gigs === true;
      const body = await pageOf({ url, query }, shifts, (rows) =>
        toShifts(database, caller, rows, { isIncludingGigs }),
      );
      return { status: 200, body };
    },
  });
