import type { Page } from 'playwright';

/** Milliseconds of one visit. */
export interface FirstPaint {
  /** From asking for the screen's data to the last byte of them. */
  readonly answer: number;
  /** From there to the end of the frame that shows the first rows. */
  readonly paint: number;
}

interface Seen {
  paintedAt?: number;
}

/** Notes in every page that is opened from now on when it has painted its first rows. */
export async function watchPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = () => {
      if (!document.querySelector('main article')) {
        requestAnimationFrame(look);
        return;
      }
      // The task after a frame's callbacks begins when the frame is done.
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

/** Visits a list as for the first time. */
export async function firstPaint(page: Page, path: string): Promise<FirstPaint> {
  await page.goto(path);
  await page.waitForFunction(() => (window as unknown as Seen).paintedAt !== undefined);
  return page.evaluate(() => {
    const painted = (window as unknown as Seen).paintedAt ?? Number.NaN;
    const answers = performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name, responseEnd }) => name.endsWith('/graphql') && responseEnd <= painted);
    const end = Math.max(...answers.map(({ responseEnd }) => responseEnd));
    return { answer: end - Math.min(...answers.map(({ startTime }) => startTime)), paint: painted - end };
  });
}
