import { createFileRoute, notFound, redirect, rootRouteId } from '@tanstack/react-router';
import { clientOf } from '../../accounts/signIn/clientOf.ts';
import { readSession } from '../../accounts/signIn/session.ts';
import appShellQuery from '../../__generated__/AppShellQuery$parameters.ts';
import { AppShell } from '../shell/AppShell.tsx';
import { PageError } from '../../platform/screen/PageError.tsx';
import { isOfflinePath } from '../../platform/offline/offlinePath.ts';
import { LoadingScreen } from '../../ui/screens/LoadingScreen.tsx';

export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ location, context, matches }) => {
    const session = readSession();
    if (!session) {
      // An address that leads nowhere is not a reason to sign in.
      if (matches.at(-1)?.routeId === '/_app/$') throw notFound({ routeId: rootRouteId });
      const returnTo = location.href === '/' ? {} : { returnTo: location.href };
      throw redirect({ to: '/auth', search: returnTo, replace: true });
    }
    return { client: await clientOf(session, context) };
  },
  loader: ({ context, location, abortController, cause }) => {
    const load = isOfflinePath(location.pathname) ? context.client.loadKept : context.client.load;
    return load(appShellQuery, {}, { abortController, cause });
  },
  component: SignedIn,
  errorComponent: PageError,
  pendingComponent: () => <LoadingScreen isFullPage />,
});

function SignedIn() {
  const { client } = Route.useRouteContext();
  return <AppShell client={client} query={Route.useLoaderData()} />;
}
