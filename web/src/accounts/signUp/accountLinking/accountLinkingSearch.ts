import { returnPath } from '@brigade/domain/accounts/signIn/returnPath.ts';

/** The query of the page that links accounts. */
export interface AccountLinkingSearch {
  /** Where to go on; "/" when left out. */
  readonly returnTo?: string | undefined;
}

/** Reads it. A `returnTo` that leads off this origin is dropped. */
export function accountLinkingSearch({ returnTo }: Record<string, unknown>): AccountLinkingSearch {
  const path = returnPath(typeof returnTo === 'string' ? returnTo : undefined);
  return { returnTo: path === '/' ? undefined : path };
}
