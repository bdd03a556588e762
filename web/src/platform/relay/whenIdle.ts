type Step = () => void;

/** What is to be done, first come first; each session has a store of its own that asks. */
const steps: Step[] = [];
let isAtWork = false;

/**
 * Does a step, and those that it asks for in turn, while the browser has nothing else to do. For work that nobody waits
 * for: between two frames it would delay the second.
 */
export function whenIdle(step: Step): void {
  steps.push(step);
  // Whoever asks from within a step is heard by the loop around it.
  if (!isAtWork && steps.length === 1) ask(work);
}

function work(deadline?: IdleDeadline): void {
  isAtWork = true;
  try {
    do {
      steps.shift()?.();
    } while (steps.length > 0 && (deadline?.timeRemaining() ?? 0) > 0);
  } finally {
    isAtWork = false;
    if (steps.length > 0) ask(work);
  }
}

/** Safari has no idle callbacks. */
function ask(callback: (deadline?: IdleDeadline) => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(callback);
  else setTimeout(callback);
}
