/**
 * Does the time of a pro search grow with the number of pros? Compares searches with three filters and an order on the
 * 300 pros of the demo data and on 200,000, alternating on one PostgreSQL. Reports ratios of medians.
 *
 * Usage: node bench/src/proSearch/main.ts [pros]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { growPros } from '@brigade/upstream/sandbox/demo/scale/growPros.ts';
import { startPostgres } from '@brigade/upstream/testing/startPostgres.ts';
import { sql } from 'kysely';
import { compare } from '../growth/compare.ts';
import { emptyDatabase } from '../growth/emptyDatabase.ts';
import { startWorld } from '../growth/world.ts';

const pros = Number(process.argv[2] ?? 200_000);
const markets = 6;
const limit = 1.5;

const searches = {
  'worked here, position, rating':
    'has_worked_together=true&previous_positions=2&rating_gte=4.5&ordering=-rating',
  'favorites, rating, verified': 'is_favorite=true&rating_gte=4.5&is_verified=true&ordering=-gigs_worked',
  'verified, badge, rating':
    'is_verified=true&badge_types=GOLD,SILVER&rating_gte=4.5&ordering=-completion_rate',
  'position, rating, Saturday': 'previous_positions=2&rating_gte=4.5&days_of_week=SATURDAY&ordering=-rating',
  'best fit': 'market_id=1&ordering=-fit',
  'best fit, position, rating': 'previous_positions=2&rating_gte=4.5&ordering=-fit',
  nearest: 'market_id=1&ordering=distance',
  'rating, evening, Friday': 'rating_gte=4.5&time_blocks=EVENING&days_of_week=FRIDAY&ordering=-rating',
};

let worst = 0;
const folder = mkdtempSync(join(tmpdir(), 'brigade-bench-'));
const { source, stop } = await startPostgres(folder);
try {
  if (source.kind !== 'postgres') throw new Error('This benchmark needs PostgreSQL.');
  const demo = await startWorld('demo', await emptyDatabase(source.url, 'demo'), null);
  const grown = await startWorld('grown', await emptyDatabase(source.url, 'grown'), null);
  const growth = { gigs: 1, applications: 1, seed: 1, now: new Date() };
  await grown.database
    .transaction()
    .execute((transaction) => growPros(transaction, growth, Math.ceil(pros / markets)));
  await sql`vacuum analyze`.execute(grown.database);
  process.stdout.write(`${'search'.padEnd(36)}grown / demo, of medians\n`);
  for (const [name, query] of Object.entries(searches)) {
    const path = `/staffer/gigster-profiles/?location_id=1&${query}`;
    const ratio = await compare(
      () => demo.rest(path),
      () => grown.rest(path),
    );
    worst = Math.max(worst, ratio);
    process.stdout.write(
      `${name.padEnd(36)}${ratio.toFixed(2)}${ratio > limit ? '  above the limit' : ''}\n`,
    );
  }
  process.stdout.write(`\nworst ${worst.toFixed(2)}, limit ${limit}, with ${pros} pros\n`);
  await Promise.all([demo.close(), grown.close()]);
} finally {
  await stop();
  rmSync(folder, { recursive: true, force: true });
}
// The package of the embedded server would exit with 0.
process.exit(worst > limit ? 1 : 0);
