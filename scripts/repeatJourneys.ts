/**
 * Runs the journeys several times in a row, to find tests with races:
 *
 *     npx pnpm@12.21.0 run repeat:journeys --runs 10 --burners 2 --minutes 100
 *
 * `--burners` keeps so many processors busy in the meantime; after `--minutes` no further run starts, which counts as a
 * failure. Paths of tests limit the runs to them.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '10' },
    burners: { type: 'string', default: '0' },
    minutes: { type: 'string', default: '120' },
  },
});
const runs = Number(values.runs);
const endAt = performance.now() + Number(values.minutes) * 60_000;

// Threads and not processes: they end with this script, however it ends.
const burners = Array.from(
  { length: Number(values.burners) },
  () => new Worker('for (;;) Math.sqrt(Math.random());', { eval: true }),
);

let failed = 0;
for (let run = 1; run <= runs && performance.now() < endAt; run += 1) {
  const startedAt = performance.now();
  const vitest = ['run', '--project', 'e2e', '--reporter=dot', ...positionals];
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/vitest', vitest, { maxBuffer: 1e9 });
  const isPassed = status === 0;
  if (!isPassed) process.stdout.write(`${String(stdout)}\n${String(stderr)}\n`);
  failed += Number(!isPassed);
  const minutes = (performance.now() - startedAt) / 60_000;
  process.stdout.write(`${isPassed ? 'ok  ' : 'FAIL'} run ${run} of ${runs} (${minutes.toFixed(1)} min)\n`);
  if (run < runs && performance.now() >= endAt) {
    process.stdout.write(`Time is up: ${runs - run} runs were not started.\n`);
    failed += runs - run;
  }
}
await Promise.all(burners.map((burner) => burner.terminate()));
process.stdout.write(`${runs - failed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
