import { returnPath } from '@brigade/domain/accounts/signIn/returnPath.ts';

/** The query of the pages where a sign-in ends that began elsewhere. */
export interface CallbackSearch {
  readonly token?: string | undefined;
  readonly returnTo?: string | undefined;
}

/** Reads it. A `returnTo` that leads off this origin is dropped. */
export function callbackSearch({ token, returnTo }: Record<string, unknown>): CallbackSearch {
  const path = returnPath(typeof returnTo === 'string' ? returnTo : undefined);
  return {
    token: typeof token === 'string' && token !== '' ? token : undefined,
    returnTo: path === '/' ? undefined : path,
  };
}
