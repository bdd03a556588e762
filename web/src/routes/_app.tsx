import { createFileRoute, redirect } from '@tanstack/react-router';
import { endSession, readSession } from '../auth/session.ts';
import appShellQuery from '../__generated__/AppShellQuery$parameters.ts';
import { AppShell } from '../shell/AppShell.tsx';
import { PageError } from '../shell/PageError.tsx';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';

export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ location, context }) => {
    const session = readSession();
    if (!session) {
      const returnTo = location.href === '/' ? {} : { returnTo: location.href };
      throw redirect({ to: '/auth', search: returnTo, replace: true });
    }
    // Relay comes with the first screen behind the sign-in, not with the sign-in itself.
    const { sessionClient } = await import('../relay/sessionClient.ts');
    const client = sessionClient(session, () => {
      endSession();
      context.recheckSession();
    });
    return { client };
  },
  loader: ({ context, abortController, cause }) =>
    context.client.load(appShellQuery, {}, { abortController, cause }),
  component: SignedIn,
  errorComponent: PageError,
  pendingComponent: () => <LoadingScreen isFullPage />,
});

function SignedIn() {
  const { client } = Route.useRouteContext();
  return <AppShell client={client} query={Route.useLoaderData()} />;
}
