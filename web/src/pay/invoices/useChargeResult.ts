import { useEffect, useEffectEvent } from 'react';

/** Milliseconds between two looks at a payment that is on its way. */
const interval = 1500;

/** Refetches an invoice until its payment has a result. */
export function useChargeResult(isCharging: boolean, onRefresh: () => void): void {
  const refresh = useEffectEvent(onRefresh);
  useEffect(() => {
    if (!isCharging) return undefined;
    const timer = setInterval(() => refresh(), interval);
    return () => clearInterval(timer);
  }, [isCharging]);
}
