import type { Caller } from '../../platform/access/caller.ts';
import type { Database } from '../../database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { currentTermsVersion } from '../../terms/currentTermsVersion.ts';

/**
 * Refuses to post, pay or hire before the current terms are accepted; whoever only looks on is never asked. Platform
 * admins act for the provider, whose terms they are.
 *
 * @throws ApiError terms_required
 */
export async function requireTermsAccepted(database: Database, caller: Caller): Promise<void> {
  if (caller.isPlatformAdmin) return;
  const { terms_version_accepted: accepted } = await database
    .selectFrom('users')
    .select('terms_version_accepted')
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow();
  if (accepted === currentTermsVersion) return;
  throw new ApiError('terms_required', 'Accept the terms of use first.');
}
