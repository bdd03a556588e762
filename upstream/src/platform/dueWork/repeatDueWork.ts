import { setTimeout as wait } from 'node:timers/promises';
import type { DueJob, DueUpstream } from '../../dueWork/dueJob.ts';
import { dueJobs } from '../../dueWork/dueJobs.ts';
import { runDueWork } from './runDueWork.ts';
import { onWake } from './wakeDueWork.ts';

type Repetition = {
  /** From the end of one run to the next. */
  seconds: number;
  /** What went wrong in a run; the next one tries again. */
  onError: (error: unknown) => void;
  jobs?: readonly DueJob[];
};

/**
 * Does due work now and then again and again.
 *
 * @returns a function that ends it, once the run under way has ended
 */
export function repeatDueWork(upstream: DueUpstream, repetition: Repetition): () => Promise<void> {
  const stopped = new AbortController();
  const running = repeat(upstream, repetition, stopped.signal);
  return async () => {
    stopped.abort();
    await running;
  };
}

async function repeat(
  upstream: DueUpstream,
  { seconds, onError, jobs = dueJobs }: Repetition,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const woken = new AbortController();
    onWake(upstream.database, () => woken.abort());
    await runDueWork(upstream, jobs).catch(onError);
    // Waiting ends early when it is stopped, or when there is work that somebody waits for.
    const ended = AbortSignal.any([signal, woken.signal]);
    await wait(seconds * 1000, undefined, { signal: ended }).catch(() => undefined);
  }
}
