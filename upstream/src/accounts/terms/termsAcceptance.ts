import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { instant } from '../../platform/server/parameters.ts';
import { currentTermsVersion } from './currentTermsVersion.ts';

/** A user's acceptance of the terms in the API. */
export const termsAcceptanceSchema = z.object({
  status: z
    .enum(['ACCEPTED', 'EXPIRED', 'REQUIRED'])
    .describe('EXPIRED: accepted an older version. REQUIRED: never accepted any version'),
  version: z.string().describe('The current version'),
  accepted_ts: instant.nullable(),
});

/** A user's acceptance of the current terms. */
export async function loadTermsAcceptance(
  database: Database,
  userId: number,
): Promise<z.output<typeof termsAcceptanceSchema>> {
  const { terms_version_accepted: accepted, terms_accepted_ts } = await database
    .selectFrom('users')
    .select(['terms_version_accepted', 'terms_accepted_ts'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    status: statusOf(accepted),
    version: currentTermsVersion,
    accepted_ts: terms_accepted_ts?.toISOString() ?? null,
  };
}

function statusOf(acceptedVersion: string | null): 'ACCEPTED' | 'EXPIRED' | 'REQUIRED' {
  if (acceptedVersion === null) return 'REQUIRED';
  return acceptedVersion === currentTermsVersion ? 'ACCEPTED' : 'EXPIRED';
}
