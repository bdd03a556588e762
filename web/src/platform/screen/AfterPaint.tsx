import { type ReactNode, useEffect, useState } from 'react';
import { requestIdle } from '../relay/requestIdle.ts';

/**
 * Shows its children when the browser is idle after the first paint: what a screen can begin without must not load beside
 * what it needs.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => requestIdle(() => setIsPainted(true)), []);
  return isPainted ? children : null;
}
