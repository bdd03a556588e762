import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { geoLogResponse } from './geoLogResponse.ts';
import { loadGeoLog } from './geoLogRows.ts';
import { requireGeoLog } from './requireGeoLog.ts';

/** `GET /api/audit/geo-logs/:id/`: one geo log. */
export const getGeoLog = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/audit/geo-logs/:id/',
    access: 'staffer',
    tags: ['geo logs'],
    summary: 'Get a geo log',
    description: 'Needs hours.adjust at the location of the gig.',
    params: z.object({ id: idParameter }),
    responses: { 200: geoLogResponse },
    errors: [404],
    handle: async ({ params: { id }, caller }) => {
      await requireGeoLog(database, caller, id);
      return { status: 200, body: await loadGeoLog(database, id) };
    },
  });
