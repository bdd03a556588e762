import type { Page } from 'playwright';

/** Timings of one visit, in milliseconds. */
interface FirstPaint {
  /** From the request to the last byte of the screen's data. */
  readonly response: number;
  /** From the last byte to the end of the frame that shows the first rows. */
  readonly paint: number;
}

interface Seen {
  paintedAt?: number;
}

/** Makes every page that opens later record when it has painted its first rows. */
export async function watchPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = () => {
      if (!document.querySelector('main article')) {
        requestAnimationFrame(look);
        return;
      }
      // The task after a frame's callbacks starts when the frame is done.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        (window as unknown as Seen).paintedAt = performance.now();
      });
      port1.start();
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
}

/** Opens a list as on a first visit. */
export async function firstPaint(page: Page, path: string): Promise<FirstPaint> {
  await page.goto(path);
  await page.waitForFunction(() => (window as unknown as Seen).paintedAt !== undefined);
  return page.evaluate(() => {
    const painted = (window as unknown as Seen).paintedAt ?? Number.NaN;
    const responses = performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name, responseEnd }) => name.endsWith('/graphql') && responseEnd <= painted);
    const end = Math.max(...responses.map(({ responseEnd }) => responseEnd));
    return { response: end - Math.min(...responses.map(({ startTime }) => startTime)), paint: painted - end };
  });
}
