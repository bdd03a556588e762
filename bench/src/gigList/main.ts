/**
 * Does a year of 5,000 gigs stay smooth in the list? Measures the production web app in a browser on the whole stack: the
 * first page of the list against that of the demo data, alternating, and the frames while scrolling at the top and far
 * below it.
 *
 * Usage: node bench/src/gigList/main.ts [gigs to scroll past before the second measurement]
 */
import { buildWebIfStale } from '../../../scripts/webBuild.ts';
import { median } from '../harness/median.ts';
import { openLocation } from '../harness/openLocation.ts';
import { firstPaint, watchPaint } from './firstPaint.ts';
import { countLoadedRows } from './loadedRows.ts';
import { type Scrolled, scrollFrames, scrollTo } from './scrollFrames.ts';

const [far = 4_500] = process.argv.slice(2).map(Number);
const rounds = 15;
const ratioLimit = 1.5;
/** The maximum milliseconds from the last byte of the data to the first paint. */
const paintLimit = 200;
/** The maximum milliseconds of 95% of frames while the list scrolls and loads pages, as for a drag in the calendar. */
const frameLimit = 50;

let isAbove = false;

function report(what: string, value: number, limit: number): void {
  const verdict = value > limit ? '  above the limit' : '';
  isAbove ||= value > limit;
  process.stdout.write(`${what.padEnd(48)}${value.toFixed(2).padStart(8)}  limit ${limit}${verdict}\n`);
}

buildWebIfStale();
const demo = await openLocation({ hasYear: false });
const year = await openLocation({ hasYear: true });
try {
  // The first page of both has the same rows.
  const list = '/locations/1?period=all';
  const responses: Record<'demo' | 'year', number[]> = { demo: [], year: [] };
  const paints: number[] = [];
  for (const { page } of [demo, year]) {
    await watchPaint(page);
    await firstPaint(page, list);
  }
  for (let round = 0; round < rounds; round += 1) {
    responses.demo.push((await firstPaint(demo.page, list)).response);
    const { response, paint } = await firstPaint(year.page, list);
    responses.year.push(response);
    paints.push(paint);
  }
  report("response of the list / the demo's", median(responses.year) / median(responses.demo), ratioLimit);
  report('first paint of the list, ms', median(paints), paintLimit);

  await firstPaint(year.page, '/locations/1');
  const loaded = countLoadedRows(year.page);
  /** The median of three measurements, since other load on the machine slows some. */
  const look = async () => {
    const seen: Scrolled[] = [];
    for (let time = 0; time < 3; time += 1) seen.push(await scrollFrames(year.page, loaded, 150));
    return { frame: median(seen.map(({ frame }) => frame)), work: median(seen.map(({ work }) => work)) };
  };
  // Data that loads after the first paint does not belong to the list.
  await scrollTo(year.page, loaded, 100);
  const top = await look();
  report('95 of 100 frames at the top, ms', top.frame, frameLimit);
  await scrollTo(year.page, loaded, far);
  const deep = await look();
  report(`95 of 100 frames after ${far} gigs, ms`, deep.frame, frameLimit);
  report('work of these frames / of those at the top', deep.work / top.work, ratioLimit);
} finally {
  await Promise.all([demo.close(), year.close()]);
}
process.exit(isAbove ? 1 : 0);
