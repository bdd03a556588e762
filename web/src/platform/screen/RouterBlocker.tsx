import { useBlocker, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { NavigationBlockerProps } from '../../ui/navigation/NavigationProvider.tsx';

/** Blocks the router's navigations, and asks the browser to confirm before the page is closed or reloaded. */
export function RouterBlocker({ isBlocking, children }: NavigationBlockerProps) {
  // A user who leaves and goes back before the next page has rendered must not be asked by the page they left.
  const [isLeaving, setIsLeaving] = useState(false);
  const router = useRouter();
  useEffect(() => router.subscribe('onResolved', () => setIsLeaving(false)), [router]);
  const blocker = useBlocker({
    shouldBlockFn: () => isBlocking && !isLeaving,
    enableBeforeUnload: () => isBlocking,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return children(null);
  return children({
    proceed: () => {
      setIsLeaving(true);
      blocker.proceed();
    },
    cancel: blocker.reset,
  });
}
