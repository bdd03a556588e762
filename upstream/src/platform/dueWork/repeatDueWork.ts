import { setTimeout as wait } from 'node:timers/promises';
import type { DueJob, DueServices } from './dueJob.ts';
import { runDueWork } from './runDueWork.ts';
import { onWake } from './wakeDueWork.ts';

type Repetition = {
  /** The delay between runs. */
  seconds: number;
  /** Called with the error of a run; the next run retries. */
  onError: (error: unknown) => void;
};

/**
 * Runs due work now and then at an interval.
 *
 * @returns a function that stops it after the current run
 */
export function repeatDueWork(
  services: DueServices,
  jobs: readonly DueJob[],
  repetition: Repetition,
): () => Promise<void> {
  const stopped = new AbortController();
  const running = repeat(services, jobs, repetition, stopped.signal);
  return async () => {
    stopped.abort();
    await running;
  };
}

async function repeat(
  services: DueServices,
  jobs: readonly DueJob[],
  { seconds, onError }: Repetition,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const woken = new AbortController();
    onWake(services.database, () => woken.abort());
    await runDueWork(services, jobs).catch(onError);
    // The delay ends early when stopped or woken.
    const ended = AbortSignal.any([signal, woken.signal]);
    await wait(seconds * 1000, undefined, { signal: ended }).catch(() => undefined);
  }
}
