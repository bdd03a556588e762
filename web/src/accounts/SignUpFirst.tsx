import { Navigate, useLocation } from '@tanstack/react-router';
import { afterSignIn } from '../auth/afterSignIn.ts';

/** Sends somebody with a new account to the sign-up, and from there back to where they were going. */
export function SignUpFirst() {
  const { href } = useLocation();
  return <Navigate to={afterSignIn(href, true)} replace />;
}
