import type { Locator, Page } from 'playwright';

const mostPresses = 80;

/**
 * Goes with the Tab key until a control has the focus, as somebody does who has no mouse.
 *
 * @throws Error when the key does not lead there, or the focus is not to be seen
 */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  await goal.waitFor();
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) {
      if (await goal.evaluate((element) => element.matches(':focus-visible'))) return;
      throw new Error(`The focus on ${goal.toString()} is not to be seen.`);
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${goal.toString()}.`);
}
