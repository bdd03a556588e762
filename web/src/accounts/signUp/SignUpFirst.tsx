import { useLocation } from '@tanstack/react-router';
import { afterSignIn } from '../signIn/afterSignIn.ts';
import { Redirect } from '../../platform/screen/Redirect.tsx';

/** Redirects a user with a new account to the sign-up, and back afterwards. */
export default function SignUpFirst() {
  return <Redirect href={afterSignIn(useLocation().href, true)} />;
}
