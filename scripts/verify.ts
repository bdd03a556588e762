/** `npm test`: every check of the repository, as many at the same time as there are processors, and a closing count. */
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { chromiumPath } from './browser.ts';
import { runStep } from './verify/runStep.ts';
import { runSteps } from './verify/runSteps.ts';
import { reportFolder, steps } from './verify/steps.ts';
import { line, summarize } from './verify/summary.ts';
import { countOf } from './verify/testReport.ts';

rmSync(reportFolder, { recursive: true, force: true });
mkdirSync(reportFolder, { recursive: true });

const env = { ...process.env, BRIGADE_CHROMIUM: await chromiumPath() };
const startedAt = performance.now();
const results = await runSteps(steps, {
  limit: availableParallelism(),
  run: (step) => runStep(step, env),
  onDone: (result) => {
    // A run of tests may fail although its process exits with 0.
    const isPassed = countOf(result).failed === 0;
    process.stdout.write(`\n== ${line({ ...result, isPassed })}\n${result.output}`);
  },
});
const { text, isPassed } = summarize(results);
const minutes = (performance.now() - startedAt) / 60_000;
process.stdout.write(`\nAll steps took ${minutes.toFixed(1)} minutes.\n\n${text}`);
process.exitCode = isPassed ? 0 : 1;
