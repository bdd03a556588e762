import { returnPath } from '@brigade/domain/accounts/signIn/returnPath.ts';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { ArrivalFrame } from '../../accounts/signIn/arrival/ArrivalFrame.tsx';
import { clientOf } from '../../accounts/signIn/clientOf.ts';
import { readSession } from '../../accounts/signIn/session.ts';
import { signInSearch } from '../../accounts/signIn/signInSearch.ts';

export const Route = createFileRoute('/auth')({
  validateSearch: signInSearch,
  beforeLoad: async ({ search, context, location }) => {
    const session = readSession();
    // There is no account yet that an address could be for.
    if (!session && search.linkToAccount) {
      const signIn = signInSearch({ ...search, linkToAccount: undefined });
      throw redirect({ to: '/auth', search: signIn, replace: true });
    }
    if (session && !search.linkToAccount && !isForEveryone(location.pathname)) {
      throw redirect({ href: returnPath(search.returnTo), replace: true });
    }
    return { client: session && (await clientOf(session, context)) };
  },
  component: ArrivalFrame,
});

/** A referral link shows signed-in visitors whose it is; a sign-in link may be of another account. */
function isForEveryone(pathname: string): boolean {
  return pathname === '/auth/referral' || pathname.startsWith('/auth/callback/');
}
