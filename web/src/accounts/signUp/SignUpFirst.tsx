import { useLocation } from '@tanstack/react-router';
import { afterSignIn } from '../signIn/afterSignIn.ts';
import { Redirect } from '../../platform/screen/Redirect.tsx';

/** Sends somebody with a new account to the sign-up, and from there back to where they were going. */
export function SignUpFirst() {
  return <Redirect href={afterSignIn(useLocation().href, true)} />;
}
