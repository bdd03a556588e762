import { returnPath } from '@brigade/domain/accounts/signIn/returnPath.ts';

/** The search params of the account linking page. */
export interface AccountLinkingSearch {
  /** Where to continue. Default "/". */
  readonly returnTo?: string | undefined;
}

/** Parses the search params. Drops a `returnTo` to another origin. */
export function accountLinkingSearch({ returnTo }: Record<string, unknown>): AccountLinkingSearch {
  const path = returnPath(typeof returnTo === 'string' ? returnTo : undefined);
  return { returnTo: path === '/' ? undefined : path };
}
