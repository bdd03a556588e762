import { useEffect, useState } from 'react';

/**
 * The whole seconds until a deadline, counting down to 0.
 *
 * @param deadline milliseconds since the epoch; null counts as passed
 */
export function useSecondsLeft(deadline: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  const left = deadline === null ? 0 : Math.max(0, Math.ceil((deadline - now) / 1000));

  useEffect(() => {
    setNow(Date.now());
    if (deadline === null) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= deadline) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [deadline]);

  return left;
}
