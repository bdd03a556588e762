import { pageSchema } from '../../platform/paging/page.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { applicationListQuery, applicationPage } from './applicationPage.ts';
import { applicationResponse } from './applicationResponse.ts';

/** `GET /api/admin/gig-applications/`: the applications of the whole marketplace. */
export const adminListApplications = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/admin/gig-applications/',
    access: 'platform-admin',
    tags: ['applications'],
    summary: 'List applications of the whole marketplace',
    query: applicationListQuery('-gig__start_time'),
    responses: { 200: pageSchema(applicationResponse) },
    errors: [404],
    handle: async (request) => ({ status: 200, body: await applicationPage(services, request) }),
  });
