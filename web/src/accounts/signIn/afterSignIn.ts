import { returnPath } from '@brigade/domain/accounts/signIn/returnPath.ts';
import { stringifySearch } from '../../platform/screen/searchParams.ts';

/**
 * Where someone goes who has just signed in: where they wanted to, by way of the sign-up when the account is new.
 *
 * @param returnTo anything; what leads off this origin counts as "/"
 */
export function afterSignIn(returnTo: string | undefined, needsSignUp: boolean): string {
  const path = returnPath(returnTo);
  if (!needsSignUp || path === '/signup' || path.startsWith('/signup?')) return path;
  return `/signup${stringifySearch({ returnTo: path === '/' ? '' : path })}`;
}
