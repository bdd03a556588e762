import type { StepResult } from './step.ts';
import { countOf } from './testReport.ts';

/** The closing lines of `npm test`. */
export interface Summary {
  readonly text: string;
  readonly isPassed: boolean;
}

/** The slowest tests, the time of each step and every failure; the last line is the count. */
export function summarize(results: readonly StepResult[], slowest = 10): Summary {
  const counts = results.map(countOf);
  const total = (pick: (count: (typeof counts)[number]) => number) =>
    counts.reduce((sum, count) => sum + pick(count), 0);
  const tests = counts.flatMap((count) => count.tests).toSorted((one, other) => other.seconds - one.seconds);
  const failed = total((count) => count.failed);
  const parts = [
    ['Slowest tests:', ...tests.slice(0, slowest).map((test) => `${time(test.seconds)} ${test.name}`)].join(
      '\n',
    ),
    results.map((result, index) => line({ ...result, isPassed: counts[index]?.failed === 0 })).join('\n'),
    // Failures come last: a log that keeps only its end still names them.
    counts.flatMap((count) => count.failures).join('\n\n'),
    `${total((count) => count.passed)} passed, ${failed} failed`,
  ];
  return { text: `${parts.filter((part) => part !== '').join('\n\n')}\n`, isPassed: failed === 0 };
}

/** One step with its result and duration. */
export function line({ step, isPassed, seconds }: StepResult): string {
  return `${isPassed ? 'ok  ' : 'FAIL'} ${time(seconds)} ${step.name}`;
}

function time(seconds: number): string {
  return `${seconds.toFixed(1).padStart(6)} s`;
}
