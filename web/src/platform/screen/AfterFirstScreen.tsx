import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, startTransition, Suspense, useEffect, useState } from 'react';
import { requestIdle } from '../relay/requestIdle.ts';

/** A page may have so much to do that it is never idle, and a screen may wait long for its data. */
const longestWaitMs = 2000;

/**
 * Shows its children when the first screen has its data and the browser is idle: what a screen can begin without must not
 * load beside what it needs. Nothing is in their place until their code is there.
 */
export function AfterFirstScreen({ children }: { children: ReactNode }) {
  const hasScreen = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation !== undefined });
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    // In a transition, React renders them in slices between which the page responds.
    const show = () => startTransition(() => setIsShown(true));
    if (hasScreen) return requestIdle(show, longestWaitMs);
    const timer = setTimeout(show, longestWaitMs);
    return () => clearTimeout(timer);
  }, [hasScreen]);
  return isShown ? <Suspense>{children}</Suspense> : null;
}
