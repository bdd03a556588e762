import type { Caller } from '../../platform/access/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { currentTermsVersion } from './currentTermsVersion.ts';

/**
 * Requires accepting the current terms before posting, paying or hiring; reading never requires it. Platform
 * admins are exempt, since the terms are their own.
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
