/**
 * Does the command palette answer while someone types? Measures the production web app in a browser on the whole stack:
 * from a key to the frame that shows a command, which is known in the browser, and one that shows a pro, which the server
 * finds after a pause in typing.
 *
 * Usage: node bench/src/palette/main.ts
 */
import { buildWebIfStale } from '../../../scripts/webBuild.ts';
import { median } from '../harness/median.ts';
import { openLocation } from '../harness/openLocation.ts';
import { timeToOption } from './timeToOption.ts';

const rounds = 15;
let isAbove = false;

function report(what: string, times: readonly number[], limit: number): void {
  const took = median(times);
  isAbove ||= took > limit;
  process.stdout.write(
    `${what.padEnd(36)}${took.toFixed(0).padStart(6)} ms  limit ${limit}  slowest ${Math.max(...times).toFixed(0)}\n`,
  );
}

buildWebIfStale();
const location = await openLocation({ hasYear: false });
const { page, upstream } = location;
try {
  const pros = await upstream.database
    .selectFrom('pros')
    .select('display_name as name')
    .groupBy('display_name')
    .having(({ fn }) => fn.countAll(), '=', 1)
    .orderBy('display_name')
    .limit(rounds + 1)
    .execute();
  await page.goto('/locations/1/home');
  await page.getByRole('button', { name: 'Search', exact: true }).waitFor();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('searchbox', { name: 'Search and commands' });
  await field.waitFor();
  const known: number[] = [];
  const found: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    known.push(await timeToOption(page, field, 'your set', 'Your settings'));
    // Another name each time: the browser knows the results of the last ones.
    const { name } = pros[round] ?? { name: '' };
    found.push(await timeToOption(page, field, name, name));
  }
  // The first of each warms up.
  report('a command, from the browser', known.slice(1), 50);
  report('a pro, from the server', found.slice(1), 200);
} finally {
  await location.close();
}
process.exit(isAbove ? 1 : 0);
