import { stringifySearch } from '../../platform/screen/searchParams.ts';
import type { SignInMethod, SignInSearch } from './signInMethod.ts';

/** The address of the first step of signing in by this method. */
export function signInHref(method: SignInMethod, search: SignInSearch): string {
  return `/auth/${method}${stringifySearch({ ...search })}`;
}
