import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { loadMe, meSchema } from './me.ts';

/** `GET /api/users/me/`: the signed-in user with their roles. */
export const getMe = ({ database, settings: { productSlug } }: Upstream) =>
  route({
    method: 'GET',
    url: '/api/users/me/',
    access: 'session',
    tags: ['users'],
    summary: 'The signed-in user',
    responses: { 200: meSchema(productSlug) },
    handle: async ({ caller }) => ({ status: 200, body: await loadMe(database, caller, productSlug) }),
  });
