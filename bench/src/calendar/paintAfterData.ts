import type { Page } from 'playwright';

/**
 * Clicks a link of the calendar and waits until the day with this name is painted.
 *
 * @returns milliseconds from the end of the response to the end of the frame that shows it
 */
export async function paintAfterData(page: Page, link: string, dayName: string): Promise<number> {
  await page.evaluate(() => performance.clearResourceTimings());
  const painted = page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const isThere = document.querySelector(`table a[aria-label="${name}"]`) !== null;
          const isBusy = document.querySelector('[aria-busy="true"]') !== null;
          if (!isThere || isBusy) return requestAnimationFrame(look);
          // The task after a frame's callbacks starts when the frame is done.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(performance.now()));
          port1.start();
          port2.postMessage(null);
          return undefined;
        };
        look();
      }),
    dayName,
  );
  await page.getByRole('link', { name: link, exact: true }).click();
  const end = await painted;
  const answered = await page.evaluate(() =>
    Math.max(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('/graphql'))
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
    ),
  );
  return end - answered;
}
