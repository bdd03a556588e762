import { callbackType } from '@brigade/domain/accounts/signIn/callbackType.ts';
import { createFileRoute } from '@tanstack/react-router';
import { CallbackRefused } from '../../accounts/signIn/callback/CallbackRefused.tsx';
import { CallbackScreen } from '../../accounts/signIn/callback/CallbackScreen.tsx';
import { callbackSearch } from '../../accounts/signIn/callback/callbackSearch.ts';

export const Route = createFileRoute('/auth/callback/$type')({
  validateSearch: callbackSearch,
  component: Callback,
});

function Callback() {
  const type = callbackType(Route.useParams().type);
  const { token, returnTo } = Route.useSearch();
  const { client } = Route.useRouteContext();
  if (type === null || token === undefined) {
    return (
      <CallbackRefused
        message={type === null ? 'We do not know this way of signing in.' : 'The link is incomplete.'}
        returnTo={returnTo}
        isSignedIn={client !== null}
      />
    );
  }
  return (
    <CallbackScreen type={type} token={token} returnTo={returnTo} current={client?.environment ?? null} />
  );
}
