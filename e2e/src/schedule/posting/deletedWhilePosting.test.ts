import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { expectProblems } from '../../businesses/locations/section.ts';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { expectConsoleErrors } from '../../browser/consoleErrors.ts';
import { newLocation } from '../../stack/newLocation.ts';
import { daysAhead } from './days.ts';
import { choose, openPostingForm, post } from './postingForm.ts';
import { sharedStack } from '../../stack/sharedStack.ts';

const { url } = sharedStack;
const { group } = inject('tokens');
const phone = { width: 360, height: 780 };

async function open(): Promise<Page> {
  const { locationId } = await newLocation({ url, token: group }, { name: 'Last Orders', organization: 2 });
  const search = `post_gig_date=${daysAhead(30).toString()}`;
  const page = await openPostingForm({ token: group, locationId, search, viewport: phone });
  await choose(page, /^Position/, /^Dishwasher/);
  await page.getByLabel('Private notes').fill('The freezer alarm is broken.');
  return page;
}

/** What the form sends is about things that are gone since it was opened. */
async function sendInstead(page: Page, change: (input: PostedInput) => void): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const body = route.request().postDataJSON() as { variables: { input?: PostedInput } };
    const { input } = body.variables;
    if (input?.lines) change(input);
    await route.continue({ postData: JSON.stringify(body) });
  });
}

interface PostedInput {
  lines?: { skillId: string }[];
  attachmentIds: string[];
}

it('a position that is gone is named at its field, and another one is posted with all that was typed', async () => {
  const page = await open();
  await sendInstead(page, ({ lines }) => {
    for (const line of lines ?? []) line.skillId = btoa('Skill:99999');
  });
  await post(page, 'Post Shift');
  await expectProblems(page.getByRole('form', { name: 'Post Shift' }), {
    Position: 'This position is no longer offered. Choose another one.',
  });
  await page.locator('[role=combobox]:focus', { hasText: 'Dishwasher' }).waitFor();
  await expectGoodOnEveryDevice(page);
  await page.unroute('**/graphql');
  await choose(page, /^Position/, /^Prep Cook/);
  await expect.poll(() => page.getByLabel('Private notes').inputValue()).toBe('The freezer alarm is broken.');
  await post(page, 'Post Shift');
  await page.getByText('Shift posted', { exact: true }).waitFor();
});

it('a file that is gone is named at the files', async () => {
  const page = await open();
  await sendInstead(page, (input) => {
    input.attachmentIds = [btoa('Attachment:99999')];
  });
  await post(page, 'Post Shift');
  await page.getByText('This attachment no longer exists. Upload it again.').waitFor();
  await expect.poll(() => page.getByLabel('Private notes').inputValue()).toBe('The freezer alarm is broken.');
});

it('a posting that does not get through says so in sight, and can be tried again', async () => {
  const page = await open();
  await page.route('**/graphql', (route) => route.abort());
  await post(page, 'Post Shift');
  const alert = page.getByRole('alert').filter({ hasText: 'The server could not be reached.' });
  await alert.waitFor();
  await expect.poll(() => alert.evaluate((box) => box.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
  // The browser reports each attempt, and React the check of the posting, if it was sent in the meantime.
  expectConsoleErrors(/net::ERR_FAILED|The server could not be reached/);
  await page.unroute('**/graphql');
  await expect.poll(() => page.getByLabel('Private notes').inputValue()).toBe('The freezer alarm is broken.');
  await post(page, 'Post Shift');
  await page.getByText('Shift posted', { exact: true }).waitFor();
});
