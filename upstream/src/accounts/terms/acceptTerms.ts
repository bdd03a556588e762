import { z } from 'zod';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { requireCurrentTerms } from './requireCurrentTerms.ts';
import { loadTermsAcceptance, termsAcceptanceSchema } from './termsAcceptance.ts';

/** `PUT /api/staffer/tos/acceptance/me/`: accepts the current terms. The moment of the first acceptance stays. */
export const acceptTerms = ({ database, clock }: Upstream) =>
  route({
    method: 'PUT',
    url: '/api/staffer/tos/acceptance/me/',
    access: 'session',
    tags: ['users'],
    summary: 'Accept the terms of service',
    body: z.strictObject({
      version: z.string().min(1, 'This field is required').describe('What was read: the current version'),
    }),
    responses: { 200: termsAcceptanceSchema },
    handle: async ({ body: { version }, caller }) => {
      requireCurrentTerms(version, 'version');
      await database
        .updateTable('users')
        .set({ terms_version_accepted: version, terms_accepted_ts: clock.now() })
        .where('id', '=', caller.userId)
        .where('terms_version_accepted', 'is distinct from', version)
        .execute();
      return { status: 200, body: await loadTermsAcceptance(database, caller.userId) };
    },
  });
