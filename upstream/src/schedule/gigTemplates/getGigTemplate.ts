import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { gigTemplateFor } from './gigTemplateFor.ts';
import { gigTemplateResponse } from './gigTemplateResponse.ts';

/** `GET /api/staffer/gigs/templates/:id/`: one gig template. */
export const getGigTemplate = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/gigs/templates/:id/',
    access: 'staffer',
    tags: ['gig templates'],
    summary: 'One gig template',
    params: z.object({ id: idParameter }),
    responses: { 200: gigTemplateResponse },
    errors: [404],
    handle: async ({ params: { id }, caller }) => ({
      status: 200,
      body: (await gigTemplateFor(database, caller, id)).template,
    }),
  });
