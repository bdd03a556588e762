import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back at an interval while the page is visible, for what no subscription follows.
 *
 * @param milliseconds null to stop
 */
export function useVisibleInterval(callback: () => void, milliseconds: number | null): void {
  const call = useEffectEvent(callback);
  useEffect(() => {
    if (milliseconds === null) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') call();
    }, milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds]);
}
