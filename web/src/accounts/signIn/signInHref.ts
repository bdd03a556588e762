import { stringifySearch } from '../../platform/screen/searchParams.ts';
import type { SignInMethod, SignInSearch } from './signInMethod.ts';

/** The path of the first sign-in step of a method. */
export function signInHref(method: SignInMethod, search: SignInSearch): string {
  return `/auth/${method}${stringifySearch({ ...search })}`;
}
