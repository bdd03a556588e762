import { useEffect, useState } from 'react';

const halfMinute = 30_000;

/** Renders the component again twice a minute, for what depends on the current time. */
export function useMinutes(): void {
  const [, setCount] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setCount((count) => count + 1), halfMinute);
    return () => clearInterval(timer);
  }, []);
}
