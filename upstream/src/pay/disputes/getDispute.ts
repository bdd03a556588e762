import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { disputeResponse } from './disputeResponse.ts';
import { loadDispute } from './loadDisputes.ts';
import { requireDispute } from './requireDispute.ts';

/** `GET /api/staffer/disputes/:id/`: one dispute. */
export const getDispute = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/disputes/:id/',
    access: 'staffer',
    tags: ['disputes'],
    summary: 'Get a dispute',
    description:
      'Needs wages.view at the location. Where the location has moved since the work ended, admins of the organization ' +
      'that is billed see it as well, with its cost and its timeline.',
    params: z.object({ id: idParameter }),
    responses: { 200: disputeResponse },
    errors: [404],
    handle: async ({ params: { id }, caller }) => {
      await requireDispute(services.database, caller, id, 'wages.view');
      return { status: 200, body: await loadDispute(services, caller, id) };
    },
  });
