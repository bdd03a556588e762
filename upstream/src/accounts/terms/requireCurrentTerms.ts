import { invalidField } from '../../platform/errors.ts';
import { currentTermsVersion } from '../../terms/currentTermsVersion.ts';

/**
 * Refuses to have other terms accepted than the current ones, which the person may not have seen.
 *
 * @param target the field that names the version
 * @throws ApiError invalid
 */
export function requireCurrentTerms(version: string, target: string): void {
  if (version === currentTermsVersion) return;
  throw invalidField(target, 'The terms have changed. Read the new ones, then accept them.');
}
