import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { LoadingScreen } from '../../ui/screens/LoadingScreen.tsx';

/** Replaces the current page with a URL of the app. */
export function Redirect({ href }: { href: string }) {
  const router = useRouter();
  // Only the first URL counts: leaving the page must not change the target.
  const [target] = useState(href);
  useEffect(() => void router.navigate({ href: target, replace: true }), [router, target]);
  return <LoadingScreen isFullPage />;
}
