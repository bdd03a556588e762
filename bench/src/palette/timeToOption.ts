import type { Locator, Page } from 'playwright';

interface Seen {
  shownAfter?: number;
}

/**
 * Writes a text into the search box of the palette, as one key that writes it all.
 *
 * @returns the milliseconds from the event of the key to the end of the frame that shows an option that begins like this
 */
export async function timeToOption(
  page: Page,
  field: Locator,
  text: string,
  option: string,
): Promise<number> {
  // Nothing has this name.
  await field.fill('zzzz');
  await page.waitForFunction(
    (label) =>
      ![...document.querySelectorAll('[role=option]')].some((row) => row.textContent?.startsWith(label)),
    option,
  );
  await page.evaluate((label) => {
    const seen = window as unknown as Seen;
    delete seen.shownAfter;
    const begin = ({ timeStamp }: Event) => {
      const look = () => {
        const rows = [...document.querySelectorAll('[role=option]')];
        if (!rows.some((row) => row.textContent?.startsWith(label))) {
          requestAnimationFrame(look);
          return;
        }
        // The task after a frame's callbacks starts when the frame is done.
        setTimeout(() => {
          seen.shownAfter = performance.now() - timeStamp;
        });
      };
      requestAnimationFrame(look);
    };
    document.addEventListener('input', begin, { capture: true, once: true });
  }, option);
  await field.selectText();
  await page.keyboard.insertText(text);
  await page.waitForFunction(() => (window as unknown as Seen).shownAfter !== undefined);
  return page.evaluate(() => (window as unknown as Seen).shownAfter ?? Number.NaN);
}
