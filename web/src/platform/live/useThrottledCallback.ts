import { useEffect, useEffectEvent, useMemo } from 'react';

/** Milliseconds between two calls, and the longest time after calls that failed. */
const restMs = 1000;
const longestRestMs = 30_000;

/** What is throttled; false if it failed and is to be repeated. */
type Run = () => Promise<boolean | void> | boolean | void;

/**
 * Throttles a callback: it runs immediately, and again only after it has finished and a pause has passed. Calls in
 * between are merged into one call at the end. A call that failed is repeated, after longer and longer pauses, until one
 * succeeds or the component is gone.
 */
export function useThrottledCallback(run: Run): () => void {
  const runLatest = useEffectEvent(run);
  const throttle = useMemo(() => createThrottle(), []);
  useEffect(() => throttle.connect(runLatest), [throttle]);
  return throttle.call;
}

function createThrottle() {
  let run: Run | null = null;
  let failures = 0;
  let isBusy = false;
  let isAsked = false;

  async function work(): Promise<void> {
    isBusy = true;
    isAsked = false;
    const isDone = (await run?.()) !== false;
    failures = isDone ? 0 : failures + 1;
    await new Promise((resolve) => setTimeout(resolve, rest(failures)));
    isBusy = false;
    if ((isAsked || !isDone) && run !== null) void work();
  }

  return {
    call: () => {
      isAsked = true;
      if (!isBusy) void work();
    },
    connect: (latest: Run) => {
      run = latest;
      return () => {
        run = null;
      };
    },
  };
}

/** With jitter after a failure, so that browsers do not repeat at the same moment. */
function rest(failures: number): number {
  return failures === 0
    ? restMs
    : Math.min(restMs * 2 ** failures, longestRestMs) * (0.5 + Math.random() / 2);
}
