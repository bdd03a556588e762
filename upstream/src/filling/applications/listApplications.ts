import { pageSchema } from '../../platform/paging/page.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { applicationListQuery, applicationPage } from './applicationPage.ts';
import { applicationResponse } from './applicationResponse.ts';

/** `GET /api/staffer/gig-applications/`: the applications at the locations that the caller may see. */
export const listApplications = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/gig-applications/',
    access: 'staffer',
    tags: ['applications'],
    summary: 'List applications',
    query: applicationListQuery('-gig__start_time'),
    responses: { 200: pageSchema(applicationResponse) },
    errors: [404],
    handle: async (request) => ({ status: 200, body: await applicationPage(services, request) }),
  });
