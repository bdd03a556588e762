import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { endSession } from './session.ts';
import { LoadingScreen } from '../../ui/screens/LoadingScreen.tsx';

/** Ends a session that the gateway rejects and lets the router redirect to the sign-in page. */
export function SignedOut() {
  const router = useRouter();
  useEffect(() => {
    endSession();
    void router.invalidate();
  }, [router]);
  return <LoadingScreen isFullPage />;
}
