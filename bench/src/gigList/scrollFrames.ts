import type { Page } from 'playwright';

interface Seen {
  frames?: number[];
}

/** Scrolls a list until it has loaded so many rows; it asks for the next ones by itself. */
export async function scrollTo(page: Page, loadedRows: () => number, rows: number): Promise<void> {
  await page.mouse.move(720, 600);
  while (loadedRows() < rows) await page.mouse.wheel(0, 3_000);
}

/** Scrolls through so many further rows; gives the milliseconds within which 95 of 100 frames meanwhile were done. */
export async function scrollFrames(page: Page, loadedRows: () => number, rows: number): Promise<number> {
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
  while (loadedRows() < goal) await page.mouse.wheel(0, 300);
  const times = await page.evaluate(() => (window as unknown as Seen).frames ?? []);
  const frames = times
    .slice(1)
    .map((at, index) => at - (times[index] ?? at))
    .toSorted((one, other) => one - other);
  return frames[Math.floor(frames.length * 0.95)] ?? Number.NaN;
}
