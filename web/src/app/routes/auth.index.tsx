import { createFileRoute } from '@tanstack/react-router';
import { SignInScreen } from '../../accounts/signIn/SignInScreen.tsx';

export const Route = createFileRoute('/auth/')({ component: Auth });

function Auth() {
  const search = Route.useSearch();
  return <SignInScreen method={search.phone ? 'phone' : 'email'} search={search} />;
}
