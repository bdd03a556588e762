import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { loadTermsAcceptance, termsAcceptanceSchema } from './termsAcceptance.ts';

/** `GET /api/staffer/tos/acceptance/me/`: whether the signed-in user has accepted the current terms. */
export const getTermsAcceptance = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/tos/acceptance/me/',
    access: 'session',
    tags: ['users'],
    summary: "Get the signed-in user's acceptance of the terms of service",
    responses: { 200: termsAcceptanceSchema },
    handle: async ({ caller }) => ({ status: 200, body: await loadTermsAcceptance(database, caller.userId) }),
  });
