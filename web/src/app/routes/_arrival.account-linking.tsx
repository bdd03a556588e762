import { createFileRoute, redirect } from '@tanstack/react-router';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import accountLinkingScreenQuery from '../../__generated__/AccountLinkingScreenQuery$parameters.ts';
import { accountLinkingSearch } from '../../accounts/signUp/accountLinking/accountLinkingSearch.ts';
import { AccountLinkingScreen } from '../../accounts/signUp/accountLinking/AccountLinkingScreen.tsx';
import { clientOf } from '../../accounts/signIn/clientOf.ts';
import { readSession } from '../../accounts/signIn/session.ts';
import { LoadingScreen } from '../../ui/screens/LoadingScreen.tsx';

export const Route = createFileRoute('/_arrival/account-linking')({
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: accountLinkingSearch,
  beforeLoad: async ({ location, context }) => {
    const session = readSession();
    if (!session) throw redirect({ to: '/auth', search: { returnTo: location.href }, replace: true });
    return { client: await clientOf(session, context) };
  },
  loader: ({ context, abortController, cause }) =>
    context.client.load(accountLinkingScreenQuery, {}, { abortController, cause }),
  component: AccountLinking,
  pendingComponent: () => <LoadingScreen />,
});

function AccountLinking() {
  const { client } = Route.useRouteContext();
  return (
    <RelayEnvironmentProvider environment={client.environment}>
      <AccountLinkingScreen
        query={Route.useLoaderData()}
        returnTo={Route.useSearch().returnTo}
        onLinked={() => client.forgetResponses()}
      />
    </RelayEnvironmentProvider>
  );
}
