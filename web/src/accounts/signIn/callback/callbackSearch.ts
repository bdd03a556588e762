import { returnPath } from '@brigade/domain/accounts/signIn/returnPath.ts';

/** The search params of sign-in callback pages. */
export interface CallbackSearch {
  readonly token?: string | undefined;
  readonly returnTo?: string | undefined;
}

/** Parses the search params. Drops a `returnTo` to another origin. */
export function callbackSearch({ token, returnTo }: Record<string, unknown>): CallbackSearch {
  const path = returnPath(typeof returnTo === 'string' ? returnTo : undefined);
  return {
    token: typeof token === 'string' && token !== '' ? token : undefined,
    returnTo: path === '/' ? undefined : path,
  };
}
