import { useEffect, useEffectEvent, useMemo } from 'react';

/** Milliseconds between two calls. */
const restMs = 1000;

/**
 * Throttles a callback: it runs immediately, and again only after it has finished and a pause has passed. Calls in
 * between are merged into one call at the end.
 */
export function useThrottledCallback(run: () => Promise<void> | void): () => void {
  const runLatest = useEffectEvent(run);
  const throttle = useMemo(() => createThrottle(), []);
  useEffect(() => throttle.connect(runLatest), [throttle]);
  return throttle.call;
}

function createThrottle() {
  let run: (() => Promise<void> | void) | null = null;
  let isBusy = false;
  let isAsked = false;

  async function work(): Promise<void> {
    isBusy = true;
    isAsked = false;
    await run?.();
    await new Promise((resolve) => setTimeout(resolve, restMs));
    isBusy = false;
    if (isAsked && run !== null) void work();
  }

  return {
    call: () => {
      isAsked = true;
      if (!isBusy) void work();
    },
    connect: (latest: () => Promise<void> | void) => {
      run = latest;
      return () => {
        run = null;
      };
    },
  };
}
