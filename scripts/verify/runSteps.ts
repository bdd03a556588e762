import type { Step, StepResult } from './step.ts';

/** How steps are run. */
export interface StepRunner {
  /** How many steps may run at the same time, without the one of low priority. */
  readonly limit: number;
  readonly run: (step: Step) => Promise<StepResult>;
  /** Is called with each result as it comes. */
  readonly onDone: (result: StepResult) => void;
}

/** Runs steps at the same time as far as their order and the limit allow; returns the results in the order of the steps. */
export async function runSteps(
  steps: readonly Step[],
  { limit, run, onDone }: StepRunner,
): Promise<StepResult[]> {
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  const results = new Map<string, StepResult>();

  const canStart = (step: Step) => {
    const isInOrder = (step.after ?? []).every((name) => results.has(name));
    return isInOrder && hasRoom(step);
  };

  const hasRoom = ({ isAlone, isLowPriority }: Step) => {
    const others = [...running.keys()].filter((other) => !other.isLowPriority);
    if (isLowPriority) return others.length === running.size;
    if (isAlone) return others.length === 0;
    return others.length < limit && !others.some((other) => other.isAlone);
  };

  const start = async (step: Step) => {
    const result = await run(step);
    results.set(step.name, result);
    running.delete(step);
    onDone(result);
  };

  while (waiting.length > 0 || running.size > 0) {
    for (const step of waiting.filter((one) => !one.isAlone)) startIfPossible(step);
    for (const step of waiting.filter((one) => one.isAlone)) startIfPossible(step);
    if (running.size === 0)
      throw new Error(`Nothing comes before ${waiting.map(({ name }) => name).join(', ')}`);
    await Promise.race(running.values());
  }
  return steps.flatMap(({ name }) => results.get(name) ?? []);

  function startIfPossible(step: Step): void {
    if (!canStart(step)) return;
    waiting.splice(waiting.indexOf(step), 1);
    running.set(step, start(step));
  }
}
