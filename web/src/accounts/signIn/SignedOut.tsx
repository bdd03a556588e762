import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { endSession } from './session.ts';
import { LoadingScreen } from '../../ui/screens/LoadingScreen.tsx';

/** Forgets a session that the gateway no longer knows and lets the router go to the sign-in page. */
export function SignedOut() {
  const router = useRouter();
  useEffect(() => {
    endSession();
    void router.invalidate();
  }, [router]);
  return <LoadingScreen isFullPage />;
}
