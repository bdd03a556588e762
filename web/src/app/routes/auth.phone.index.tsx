import { createFileRoute } from '@tanstack/react-router';
import { SignInScreen } from '../../accounts/signIn/SignInScreen.tsx';

export const Route = createFileRoute('/auth/phone/')({ component: AuthPhone });

function AuthPhone() {
  return <SignInScreen method="phone" search={Route.useSearch()} />;
}
