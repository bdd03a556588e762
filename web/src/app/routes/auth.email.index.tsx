import { createFileRoute } from '@tanstack/react-router';
import { SignInScreen } from '../../accounts/signIn/SignInScreen.tsx';

export const Route = createFileRoute('/auth/email/')({ component: AuthEmail });

function AuthEmail() {
  return <SignInScreen method="email" search={Route.useSearch()} />;
}
