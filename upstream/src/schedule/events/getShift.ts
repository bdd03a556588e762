import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { loadShift } from './loadShift.ts';
import { shiftResponse } from './shiftSchema.ts';

/** `GET /api/staffer/gigs/gig-shifts/:id/`: one shift with its gigs. */
export const getShift = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/gigs/gig-shifts/:id/',
    access: 'staffer',
    tags: ['events'],
    summary: 'One event shift',
    description: 'With its gigs. A shift whose gigs were all cancelled is not found.',
    params: z.object({ id: idParameter }),
    responses: { 200: shiftResponse },
    errors: [404],
    handle: async ({ params, caller }) => ({
      status: 200,
      body: await loadShift(database, caller, params.id),
    }),
  });
