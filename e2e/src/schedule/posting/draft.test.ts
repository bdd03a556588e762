import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { newLocation } from '../../stack/newLocation.ts';
import { cellDay, mondayAhead } from './days.ts';
import { choose, openPostingForm, post } from './postingForm.ts';
import { sharedStack } from '../../stack/sharedStack.ts';

const { url } = sharedStack;
const { group } = inject('tokens');

const monday = mondayAhead();

async function open(): Promise<Page> {
  const { locationId } = await newLocation({ url, token: group }, { name: 'Second Draft', organization: 2 });
  return openPostingForm({ token: group, locationId, search: `post_gig_date=${monday.toString()}` });
}

it('a draft survives a reload and another type of posting, and is gone once it is posted', async () => {
  const page = await open();
  await choose(page, /^Position/, /^Prep Cook/);
  await page.getByLabel(/^Hourly wage/).fill('31.50');
  await page.getByLabel('Contact on the day').fill('Renata Ochoa');
  await page.getByRole('radio', { name: /^Post Schedule/ }).check();
  await page.waitForURL(/post_gig_type=schedule/);
  await expect.poll(() => page.getByLabel(/^Hourly wage/).inputValue()).toBe('31.50');
  await page.getByLabel(cellDay(monday)).fill('2');
  await page.getByLabel(cellDay(monday.add({ days: 1 }))).fill('3');
  await page.reload();

  await page.getByText('You have a draft').waitFor();
  await page.getByText(/^Post Schedule, from .* It was not posted\.$/).waitFor();
  await expectGoodOnEveryDevice(page);
  await page.getByRole('button', { name: 'Continue your draft' }).click();
  await expect.poll(() => page.getByLabel(cellDay(monday.add({ days: 1 }))).inputValue()).toBe('3');
  await page.getByRole('radio', { name: /^Create Event/ }).check();
  await page.getByRole('radio', { name: /^Post Shift/ }).check();
  await expect.poll(() => page.getByLabel(/^Date/).inputValue()).toBe(String(monday));
  await expect.poll(() => page.getByLabel(/^Hourly wage/).inputValue()).toBe('31.50');
  await expect.poll(() => page.getByLabel('Contact on the day').inputValue()).toBe('Renata Ochoa');
  await expect.poll(() => page.getByRole('textbox', { name: 'Pros needed' }).inputValue()).toBe('2');

  await post(page, 'Post Shift');
  await page.getByText('Shift posted', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Post another' }).click();
  await page.getByRole('form', { name: 'Post Shift' }).waitFor();
  await expect.poll(() => page.getByText('You have a draft').count()).toBe(0);
  await expect.poll(() => page.getByLabel(/^Hourly wage/).inputValue()).toBe('');
});

it('leaving with changes asks first; starting over deletes the draft', async () => {
  const page = await open();
  await page.getByLabel('Private notes').fill('The freezer alarm is broken.');
  const away = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' });
  const question = page.getByRole('alertdialog', { name: 'You have unsaved changes, are you sure?' });
  await away.click();
  await question.waitFor();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.poll(() => page.getByLabel('Private notes').inputValue()).toBe('The freezer alarm is broken.');

  await away.click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await page.getByRole('heading', { name: 'Details' }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.reload();
  await page.getByRole('form', { name: 'Post Shift' }).waitFor();
  await expect.poll(() => page.getByText('You have a draft').count()).toBe(0);
});

it('keeps the form when the user cancels leaving it', async () => {
  const page = await open();
  await page.getByLabel('Private notes').fill('The freezer alarm is broken.');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  // The page is on its way, and mostly not there yet.
  await page.waitForURL(/\/info$/);
  await page.goBack();
  await page.getByRole('form', { name: 'Post Shift' }).waitFor();
});
