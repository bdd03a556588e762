import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { loadMe, meSchema } from './me.ts';

/** `GET /api/users/me/`: the signed-in user with their roles. */
export const getMe = ({ database, settings: { productSlug } }: Services) =>
  route({
    method: 'GET',
    url: '/api/users/me/',
    access: 'session',
    scope: 'ANY',
    tags: ['users'],
    summary: 'Get the signed-in user',
    responses: { 200: meSchema(productSlug) },
    handle: async ({ caller }) => ({ status: 200, body: await loadMe(database, caller, productSlug) }),
  });
