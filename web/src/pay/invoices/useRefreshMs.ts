import { useEffect, useState } from 'react';
import { refreshMs } from './refreshMs.ts';

/** How long the answer of a card is waited for, in milliseconds. Bank accounts take days. */
const answerPeriod = 60_000;

/** {@link refreshMs} of an invoice: often for the first minute in which its charge is seen, as cards answer in seconds. */
export function useRefreshMs(isCharging: boolean): number {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isCharging) return undefined;
    const timer = setTimeout(() => setIsSlow(true), answerPeriod);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isCharging]);
  return refreshMs(isCharging && !isSlow);
}
