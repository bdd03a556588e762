import type { CDPSession, Page } from 'playwright';

interface Seen {
  frames?: number[];
}

/** What it takes to scroll through rows. */
export interface Scrolled {
  /** Whole milliseconds within which 95 of 100 frames were done: multiples of the screen's pace. */
  readonly frame: number;
  /** Milliseconds for which the page's main thread was at work. */
  readonly work: number;
}

/** Scrolls a list until it has loaded so many rows; it asks for the next ones by itself. */
export async function scrollTo(page: Page, loadedRows: () => number, rows: number): Promise<void> {
  await page.mouse.move(720, 600);
  while (loadedRows() < rows) await page.mouse.wheel(0, 3_000);
}

/** Scrolls through so many further rows. */
export async function scrollFrames(page: Page, loadedRows: () => number, rows: number): Promise<Scrolled> {
  const goal = loadedRows() + rows;
  await page.evaluate(() => {
    const frames: number[] = [];
    const seen = window as unknown as Seen;
    seen.frames = frames;
    const count = (at: number) => {
      // Another scroll counts its own.
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
