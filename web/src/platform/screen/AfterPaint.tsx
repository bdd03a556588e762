import { type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from '../relay/whenIdle.ts';

/**
 * Shows its children when the browser is idle after the first paint: what a screen can begin without must not load beside
 * what it needs.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    let isMounted = true;
    whenIdle(() => {
      if (isMounted) setIsPainted(true);
    });
    return () => {
      isMounted = false;
    };
  }, []);
  return isPainted ? children : null;
}
