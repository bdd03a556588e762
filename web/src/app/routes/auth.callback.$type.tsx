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
  const search = Route.useSearch();
  if (type === null) {
    return <CallbackRefused message="We do not know this way of signing in." returnTo={search.returnTo} />;
  }
  if (search.token === undefined) {
    return <CallbackRefused message="The link is incomplete." returnTo={search.returnTo} />;
  }
  return <CallbackScreen type={type} token={search.token} search={search} />;
}
