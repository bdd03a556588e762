import type { Page } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { tabTo } from '../../browser/tabTo.ts';
import { visit } from '../../browser/visit.ts';
import { signInByApi } from '../../stack/signInByApi.ts';
import { startStackOnMonday } from '../../stack/startStackOnMonday.ts';

// What it does to the location would disturb the others.
const stack = await startStackOnMonday();
afterAll(() => stack.stop());

/** Opens an item of the home, and presses the first button in it with this name. */
async function openAndPress(page: Page, item: RegExp, button: RegExp): Promise<string> {
  const toggle = page.getByRole('button', { name: item }).first();
  await tabTo(page, toggle);
  await page.keyboard.press('Enter');
  const act = page.getByRole('button', { name: button }).first();
  await act.waitFor();
  const name = (await act.getAttribute('aria-label')) ?? '';
  await tabTo(page, act);
  await page.keyboard.press('Enter');
  return name;
}

/** Leaves an item by its key, which leads back to the button that opened it. */
async function close(page: Page): Promise<void> {
  // A dialog that still closes would take the key.
  await expect.poll(() => page.locator('[role=dialog], [role=alertdialog]').count()).toBe(0);
  // It gives the focus back a frame after it has gone.
  await expect.poll(() => page.locator('section :focus').count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('button', { name: /^Close: / }).count()).toBe(0);
}

const question = (page: Page) => page.getByRole('alertdialog', { name: /^Pay \$/ });

it('a manager does five things that need attention from the home on a Monday, by keyboard alone', async () => {
  const page = await visit({ token: await signInByApi(stack, 'manager@brigade.example'), url: stack.url });
  await page.goto('/locations/1/home');

  // What is least urgent is folded at first.
  const more = page.getByRole('button', { name: /^Show \d+ more$/ });
  await tabTo(page, more);
  await page.keyboard.press('Enter');

  // An applicant is selected, and it is taken back.
  const select = await openAndPress(page, /^Review \d+: /, /^Select /);
  const name = select.replace('Select ', '');
  const applicant = page.getByRole('listitem', { name, exact: true });
  await tabTo(page, applicant.getByRole('button', { name: `Undo the decision on ${name}` }));
  await page.keyboard.press('Enter');
  await applicant.getByRole('button', { name: select }).waitFor();
  await close(page);

  // Hours are approved and paid.
  const pay = await openAndPress(page, /^Approve hours: /, /^Pay \$/);
  await tabTo(page, question(page).getByRole('button', { name: /^Pay \$/ }));
  await page.keyboard.press('Enter');
  await page.getByText('Payment submitted').first().waitFor();
  expect(pay).toMatch(/^Pay \$[\d,.]+ for /);
  await expectGoodOnEveryDevice(page);
  await close(page);

  // A payment that failed is retried.
  await openAndPress(page, /^Retry: /, /^Retry \$/);
  await tabTo(page, question(page).getByRole('button', { name: /^Pay \$/ }));
  await page.keyboard.press('Enter');
  await expect.poll(() => question(page).count()).toBe(0);
  await close(page);

  // A flagged clock-in is closed.
  const log = await openAndPress(page, /^Review: \d+ flagged/, /^Close log of /);
  await tabTo(page, page.getByRole('dialog').getByRole('textbox', { name: 'Note' }));
  await page.keyboard.type('The shift lead saw them');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Close log' }));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: log.replace('Close log', 'Reopen the log') }).waitFor();
  await expectGoodOnEveryDevice(page);
  await close(page);

  // An invitation is sent again.
  await openAndPress(page, /^Follow up: /, /^Send again to /);
  await page.getByText('Sent again', { exact: true }).waitFor();
  await close(page);
});
