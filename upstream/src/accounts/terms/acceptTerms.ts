import { z } from 'zod';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { requireCurrentTerms } from './requireCurrentTerms.ts';
import { loadTermsAcceptance, termsAcceptanceSchema } from './termsAcceptance.ts';

/** `PUT /api/staffer/tos/acceptance/me/`: accepts the current terms, keeping the time of the first acceptance. */
export const acceptTerms = ({ database, clock }: Services) =>
  route({
    method: 'PUT',
    url: '/api/staffer/tos/acceptance/me/',
    access: 'session',
    scope: 'PERSON',
    tags: ['users'],
    summary: 'Accept the terms of service',
    body: z.strictObject({
      version: z
        .string()
        .min(1, 'This field is required')
        .describe('The version that the user read, which must be the current one'),
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
