import { setTimeout as wait } from 'node:timers/promises';

type Repetition = {
  everyMilliseconds: number;
  /** Called when a run fails; the next one retries. */
  onError: (error: unknown) => void;
};

/**
 * Runs something at an interval.
 *
 * @returns a function that stops it after the current run
 */
export function repeat(run: () => Promise<void>, repetition: Repetition): () => Promise<void> {
  const stopped = new AbortController();
  const running = runEach(run, repetition, stopped.signal);
  return async () => {
    stopped.abort();
    await running;
  };
}

async function runEach(
  run: () => Promise<void>,
  { everyMilliseconds, onError }: Repetition,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    await wait(everyMilliseconds, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    await run().catch(onError);
  }
}
