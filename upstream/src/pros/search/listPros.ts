import { pageSchema } from '../../platform/paging/page.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { proListQuery, proPage } from './proPage.ts';
import { listedPro } from './listedPro.ts';

/** `GET /api/staffer/gigster-profiles/`: pros, best rated first. */
export const listPros = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/gigster-profiles/',
    access: 'staffer',
    tags: ['pros'],
    summary: 'List pros',
    description: 'Without pros whose account is suspended, unless `ids` names them.',
    query: proListQuery,
    responses: { 200: pageSchema(listedPro) },
    errors: [404],
    handle: async (request) => ({ status: 200, body: await proPage(services, request) }),
  });
