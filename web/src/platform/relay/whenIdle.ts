import { requestIdle } from './requestIdle.ts';

type Step = () => void;

/** The queue of jobs, in order; each session's store adds its own. */
const steps: Step[] = [];
let isAtWork = false;

/**
 * Runs a job, and the jobs that it schedules, while the browser is idle. For background work that would otherwise delay
 * frames.
 */
export function whenIdle(step: Step): void {
  steps.push(step);
  // Jobs scheduled by a running job are picked up by its loop.
  if (!isAtWork && steps.length === 1) requestIdle(work);
}

function work(deadline?: IdleDeadline): void {
  isAtWork = true;
  try {
    do {
      steps.shift()?.();
    } while (steps.length > 0 && (deadline?.timeRemaining() ?? 0) > 0);
  } finally {
    isAtWork = false;
    if (steps.length > 0) requestIdle(work);
  }
}
