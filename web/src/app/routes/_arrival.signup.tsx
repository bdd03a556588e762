import { createFileRoute, redirect } from '@tanstack/react-router';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import signUpScreenQuery from '../../__generated__/SignUpScreenQuery$parameters.ts';
import { invitationVariables } from '../../accounts/signUp/invitationVariables.ts';
import { SignUpScreen } from '../../accounts/signUp/SignUpScreen.tsx';
import { signUpSearch } from '../../accounts/signUp/signUpSearch.ts';
import { clientOf } from '../../accounts/signIn/clientOf.ts';
import { readSession } from '../../accounts/signIn/session.ts';
import { LoadingScreen } from '../../ui/screens/LoadingScreen.tsx';

export const Route = createFileRoute('/_arrival/signup')({
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: signUpSearch,
  beforeLoad: async ({ location, context }) => {
    const session = readSession();
    if (!session) throw redirect({ to: '/auth', search: { returnTo: location.href }, replace: true });
    return { client: await clientOf(session, context) };
  },
  loaderDeps: ({ search: { returnTo } }) => ({ returnTo }),
  loader: ({ context, deps: { returnTo }, abortController, cause }) =>
    context.client.load(signUpScreenQuery, invitationVariables(returnTo), { abortController, cause }),
  component: SignUp,
  pendingComponent: () => <LoadingScreen />,
});

function SignUp() {
  const { client } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <RelayEnvironmentProvider environment={client.environment}>
      <SignUpScreen
        query={Route.useLoaderData()}
        search={Route.useSearch()}
        onStep={(step) => void navigate({ search: (search) => ({ ...search, step }) })}
      />
    </RelayEnvironmentProvider>
  );
}
