import type { Locator, Page } from 'playwright';

const mostPresses = 80;

/**
 * Presses Tab until a control has focus, like a keyboard user.
 *
 * @throws Error when Tab does not reach the control, or the focus is not visible
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
