import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { LoadingScreen } from '../../ui/screens/LoadingScreen.tsx';

/** Goes on to an address of the app, with its query, in place of the page that is there. */
export function Redirect({ href }: { href: string }) {
  const router = useRouter();
  // The first address counts: the one that is left must not change where it leads.
  const [target] = useState(href);
  useEffect(() => void router.navigate({ href: target, replace: true }), [router, target]);
  return <LoadingScreen isFullPage />;
}
