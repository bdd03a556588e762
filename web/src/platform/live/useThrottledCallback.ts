import { useEffect, useEffectEvent, useMemo } from 'react';

/** Between two refreshes, so that a hundred changes are not a hundred requests. */
const restMs = 1000;

/**
 * Runs something soon after it was asked for, and not again before it is done and a moment has passed. The last time
 * it is asked for is never forgotten.
 */
export function useCalmly(run: () => Promise<void> | void): () => void {
  const runLatest = useEffectEvent(run);
  const calm = useMemo(() => createCalm(), []);
  useEffect(() => calm.connect(runLatest), [calm]);
  return calm.ask;
}

function createCalm() {
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
    ask: () => {
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
