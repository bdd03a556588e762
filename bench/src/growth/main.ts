/**
 * Does response time grow with the tables? Compares every list call, home, the dashboards and the applicants screen on
 * the demo data with the same data plus 100,000 gigs and 1,000,000 each of applications, payments, ad-hoc payments,
 * punches and geo logs, alternating on one PostgreSQL. Reports ratios of medians.
 *
 * Usage: node bench/src/growth/main.ts [gigs] [applications] [records of each other kind]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@brigade/upstream/testing/startPostgres.ts';
import { callsAbout, subjectsOf } from './calls.ts';
import { compare } from './compare.ts';
import { emptyDatabase } from './emptyDatabase.ts';
import { startWorld } from './world.ts';

const [gigs = 100_000, applications = 1_000_000, records = 1_000_000] = process.argv.slice(2).map(Number);
const limit = 1.5;
let worst = 0;

const folder = mkdtempSync(join(tmpdir(), 'brigade-bench-'));
const { source, stop } = await startPostgres(folder);
try {
  if (source.kind !== 'postgres') throw new Error('This benchmark needs PostgreSQL.');
  const demo = await startWorld('demo', await emptyDatabase(source.url, 'demo'), null);
  const grown = await startWorld('grown', await emptyDatabase(source.url, 'grown'), {
    gigs,
    applications,
    records,
  });
  const calls = callsAbout(await subjectsOf(demo));
  process.stdout.write(`${'call'.padEnd(36)}grown / demo, of medians\n`);
  for (const call of calls) {
    const ratio = await compare(
      () => call.run(demo),
      () => call.run(grown),
    );
    worst = Math.max(worst, ratio);
    process.stdout.write(
      `${call.name.padEnd(36)}${ratio.toFixed(2)}${ratio > limit ? '  above the limit' : ''}\n`,
    );
  }
  process.stdout.write(
    `\nworst ${worst.toFixed(2)}, limit ${limit}, with ${gigs} gigs, ${applications} applications and ${records} records of each other kind\n`,
  );
  await Promise.all([demo.close(), grown.close()]);
} finally {
  await stop();
  rmSync(folder, { recursive: true, force: true });
}
// The package of the embedded server would exit with 0.
process.exit(worst > limit ? 1 : 0);
