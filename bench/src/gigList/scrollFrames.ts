import type { CDPSession, Page } from 'playwright';

interface Seen {
  frames?: number[];
}

/** The cost of scrolling through rows. */
export interface Scrolled {
  /** The 95th percentile of frame times in whole milliseconds: multiples of the frame interval. */
  readonly frame: number;
  /** The busy time of the page's main thread, in milliseconds. */
  readonly work: number;
}

/** Scrolls a list, which loads more rows automatically, until it has loaded this many. */
export async function scrollTo(page: Page, loadedRows: () => number, rows: number): Promise<void> {
  await page.mouse.move(720, 600);
  while (loadedRows() < rows) await page.mouse.wheel(0, 3_000);
}

/** Scrolls through this many more rows. */
export async function scrollFrames(page: Page, loadedRows: () => number, rows: number): Promise<Scrolled> {
  const goal = loadedRows() + rows;
  await page.evaluate(() => {
    const frames: number[] = [];
    const seen = window as unknown as Seen;
    seen.frames = frames;
    const count = (at: number) => {
      // Each measurement starts its count at zero.
      if (seen.frames !== frames) return;
      frames.push(at);
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const before = await workUntilNow(session);
  while (loadedRows() < goal) await page.mouse.wheel(0, 300);
  const work = (await workUntilNow(session)) - before;
  await session.detach();
  const times = await page.evaluate(() => (window as unknown as Seen).frames ?? []);
  const frames = times
    .slice(1)
    .map((at, index) => at - (times[index] ?? at))
    .toSorted((one, other) => one - other);
  return { frame: Math.round(frames[Math.floor(frames.length * 0.95)] ?? Number.NaN), work };
}

/** Milliseconds of all tasks of the page's main thread. */
async function workUntilNow(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
}
