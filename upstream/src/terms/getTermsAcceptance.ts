import { z } from 'zod';
import { instant } from '../server/parameters.ts';
import { route } from '../server/route.ts';
import type { Upstream } from '../server/upstream.ts';
import { currentTermsVersion } from './currentTermsVersion.ts';

const acceptanceSchema = z.object({
  status: z
    .enum(['ACCEPTED', 'EXPIRED', 'REQUIRED'])
    .describe('EXPIRED: an older version was accepted. REQUIRED: none ever was'),
  version: z.string().describe('The current version'),
  accepted_ts: instant.nullable(),
});

/** `GET /api/staffer/tos/acceptance/me/`: whether the signed-in user has accepted the current terms. */
export const getTermsAcceptance = ({ database }: Upstream) =>
  route({
    method: 'GET',
    url: '/api/staffer/tos/acceptance/me/',
    access: 'session',
    tags: ['users'],
    summary: 'Whether the terms of service are accepted',
    responses: { 200: acceptanceSchema },
    handle: async ({ caller }) => {
      const { terms_version_accepted: accepted, terms_accepted_ts } = await database
        .selectFrom('users')
        .select(['terms_version_accepted', 'terms_accepted_ts'])
        .where('id', '=', caller.userId)
        .executeTakeFirstOrThrow();
      return {
        status: 200,
        body: {
          status: statusOf(accepted),
          version: currentTermsVersion,
          accepted_ts: terms_accepted_ts?.toISOString() ?? null,
        },
      };
    },
  });

function statusOf(acceptedVersion: string | null): 'ACCEPTED' | 'EXPIRED' | 'REQUIRED' {
  if (acceptedVersion === null) return 'REQUIRED';
  return acceptedVersion === currentTermsVersion ? 'ACCEPTED' : 'EXPIRED';
}
