import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { applicationResponse } from './applicationResponse.ts';
import { loadApplication } from './loadApplications.ts';

/** `GET /api/staffer/gig-applications/:id/`: one application. */
export const getApplication = ({ database, settings: { productSlug } }: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/gig-applications/:id/',
    access: 'staffer',
    tags: ['applications'],
    summary: 'One application',
    params: z.object({ id: idParameter }),
    responses: { 200: applicationResponse },
    errors: [404],
    handle: async ({ params: { id }, caller }) => ({
      status: 200,
      body: await loadApplication(database, caller, productSlug, id),
    }),
  });
