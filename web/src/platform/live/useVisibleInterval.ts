import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back at an interval while the page is visible, for what no subscription follows. A page that becomes visible
 * after that long is called back at once.
 *
 * @param milliseconds null to stop
 */
export function useVisibleInterval(callback: () => void, milliseconds: number | null): void {
  const call = useEffectEvent(callback);
  useEffect(() => {
    if (milliseconds === null) return undefined;
    let calledAt = Date.now();
    const callIfVisible = () => {
      if (document.visibilityState !== 'visible') return;
      calledAt = Date.now();
      call();
    };
    // By the clock: browsers slow the timers of hidden pages down, and a phone that sleeps stops them.
    const catchUp = () => {
      if (Date.now() - calledAt >= milliseconds) callIfVisible();
    };
    const timer = setInterval(callIfVisible, milliseconds);
    document.addEventListener('visibilitychange', catchUp);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', catchUp);
    };
  }, [milliseconds]);
}
