import type { Page } from 'playwright';

interface Seen {
  paintedAt?: number;
}

/** Makes every page that opens later record when it has painted this many rows of a table. */
export async function watchRows(page: Page, count: number): Promise<void> {
  await page.addInitScript((rows) => {
    const look = () => {
      if (document.querySelectorAll('main tbody tr').length < rows) {
        requestAnimationFrame(look);
        return;
      }
      // The task after a frame's callbacks starts when the frame is done.
      setTimeout(() => {
        (window as unknown as Seen).paintedAt = performance.now();
      });
    };
    requestAnimationFrame(look);
  }, count);
}

/** Milliseconds from the navigation to these rows. */
export async function paintedAt(page: Page): Promise<number> {
  await page.waitForFunction(() => (window as unknown as Seen).paintedAt !== undefined);
  return page.evaluate(() => (window as unknown as Seen).paintedAt ?? Number.NaN);
}
