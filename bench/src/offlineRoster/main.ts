/**
 * Does a roster of 200 pros open without a connection in under a second? Opens it once with the whole stack, cuts the
 * network, and starts the app again and again: from the navigation to the frame that shows the last row.
 *
 * Usage: node bench/src/offlineRoster/main.ts
 */
import { addWorkedGigs } from '@brigade/upstream/testing/addWorkedGigs.ts';
import { buildWebIfStale } from '../../../scripts/webBuild.ts';
import { median } from '../harness/median.ts';
import { openLocation } from '../harness/openLocation.ts';
import { paintedAt, watchRows } from './paintedRows.ts';

const people = 200;
const rounds = 9;
const limit = 1000;

buildWebIfStale();
const location = await openLocation({ hasYear: false });
const { page, upstream } = location;
const times: number[] = [];
try {
  const endedAt = new Date(upstream.clock.now().getTime() - 3_600_000);
  const [gig] = await addWorkedGigs(upstream.database, { locationId: 1, gigs: 1, people, endedAt });
  if (!gig) throw new Error('No gig was added');
  const roster = `/locations/1/gigs/${gig.gigId}/roster`;
  await page.setViewportSize({ width: 390, height: 844 });
  await watchRows(page, people);
  await page.goto(roster);
  await paintedAt(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The first visit was without the service worker, which now keeps what the app loads.
  await page.goto(roster);
  await paintedAt(page);

  await page.context().setOffline(true);
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(roster);
    times.push(await paintedAt(page));
  }
} finally {
  await location.close();
}
const took = median(times);
process.stdout.write(
  `a roster of ${people} without a connection, median of ${rounds}: ${took.toFixed(0)} ms, limit ${limit}\n` +
    `the slowest: ${Math.max(...times).toFixed(0)} ms\n`,
);
process.exit(took > limit ? 1 : 0);
