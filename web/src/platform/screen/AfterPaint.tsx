import { type ReactNode, startTransition, Suspense, useEffect, useState } from 'react';
import { requestIdle } from '../relay/requestIdle.ts';

/** A page may have so much to do that it is never idle. */
const longestWaitMs = 2000;

/**
 * Shows its children when the browser is idle after the first paint: what a screen can begin without must not load beside
 * what it needs. Nothing is in their place until their code is there.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    // In a transition, React renders them in slices between which the page responds.
    const show = () => startTransition(() => setIsPainted(true));
    return requestIdle(show, longestWaitMs);
  }, []);
  return isPainted ? <Suspense>{children}</Suspense> : null;
}
