import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { requestIdle } from '../relay/requestIdle.ts';

/** A page may have so much to do that it is never idle. */
const longestWaitMs = 2000;

/**
 * Shows its children when the browser is idle after the first paint: what a screen can begin without must not load beside
 * what it needs. Nothing is in their place until their code is there.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => requestIdle(() => setIsPainted(true), longestWaitMs), []);
  return isPainted ? <Suspense>{children}</Suspense> : null;
}
