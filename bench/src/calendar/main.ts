/**
 * Is the calendar fast with 1,000 gigs a month, and smooth with 5,000 a year? Measures the production web app in a
 * browser on the whole stack: the requests of a calendar page, the time from data to first paint, and dropped frames
 * while a gig is dragged.
 *
 * Usage: node bench/src/calendar/main.ts
 */
import { buildWebIfStale } from '../../../scripts/webBuild.ts';
import { dragFrames } from './dragFrames.ts';
import { median } from '../harness/median.ts';
import { openLocation } from '../harness/openLocation.ts';
import { paintAfterData } from './paintAfterData.ts';

/** Milliseconds from the last byte of a month to its first paint. */
const paintLimit = 200;
const restCallLimit = 3;
/** The maximum milliseconds of a frame while a gig is dragged: three frames at 60 Hz. */
const frameLimit = 50;

buildWebIfStale();
const location = await openLocation({ hasYear: true });
const results: { what: string; value: number; limit: number }[] = [];
try {
  const { page } = location;
  await location.open('month', '2027-02-15');
  const paints: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    paints.push(await paintAfterData(page, 'Next month', 'Wednesday, March 31'));
    // A new visit starts with an empty store.
    await location.open('month', '2027-02-15');
  }
  results.push({ what: 'first paint of 1,000 gigs, ms', value: median(paints), limit: paintLimit });

  location.requests.length = 0;
  await paintAfterData(page, 'Next month', 'Wednesday, March 31');
  results.push(
    { what: 'GraphQL requests of a month', value: location.requests.length, limit: 1 },
    { what: 'REST calls of a month', value: location.requests[0]?.restCalls ?? 0, limit: restCallLimit },
  );

  const turns: number[] = [];
  for (const lastDay of ['Friday, April 30', 'Monday, May 31', 'Wednesday, June 30', 'Saturday, July 31']) {
    turns.push(await paintAfterData(page, 'Next month', lastDay));
  }
  results.push({
    what: 'first paint of the other months of 5,000, ms',
    value: median(turns),
    limit: paintLimit,
  });

  await location.open('week', '2027-03-17');
  const { longest, count } = await dragFrames(page);
  results.push({ what: `longest of ${count} frames of a drag, ms`, value: longest, limit: frameLimit });
} finally {
  await location.close();
}

for (const { what, value, limit } of results) {
  const verdict = value > limit ? '  above the limit' : '';
  process.stdout.write(`${what.padEnd(44)}${value.toFixed(0).padStart(6)}  limit ${limit}${verdict}\n`);
}
process.exit(results.some(({ value, limit }) => value > limit) ? 1 : 0);
