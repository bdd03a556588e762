import { invalidField } from '../../platform/errors.ts';
import { currentTermsVersion } from './currentTermsVersion.ts';

/**
 * Rejects accepting a version other than the current one, which the user may not have seen.
 *
 * @param target the field that names the version
 * @throws ApiError invalid
 */
export function requireCurrentTerms(version: string, target: string): void {
  if (version === currentTermsVersion) return;
  throw invalidField(target, 'The terms have changed. Read and accept the new version.');
}
