import { returnPath } from '@brigade/domain/accounts/signIn/returnPath.ts';
import type { SignInSearch } from './signInMethod.ts';

/** Reads the sign-in pages' query. A `returnTo` that leads off this origin is dropped. */
export function signInSearch(search: Record<string, unknown>): SignInSearch {
  const returnTo = returnPath(text(search['returnTo']));
  const email = text(search['email']);
  const phone = text(search['phone']);
  return {
    ...(returnTo === '/' ? {} : { returnTo }),
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
    ...(search['linkToAccount'] === 'true' ? { linkToAccount: 'true' } : {}),
  };
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
