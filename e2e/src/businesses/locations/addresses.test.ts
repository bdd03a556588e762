import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { newLocation } from '../../stack/newLocation.ts';
import { phone } from '../../browser/widths.ts';
import { expectProblems } from './section.ts';
import { sharedStack } from '../../stack/sharedStack.ts';

const { viewport } = phone;

const { url } = sharedStack;
const { group: token } = inject('tokens');

it('adds an address with its pin, changes it and removes it', async () => {
  const { locationId } = await newLocation({ url, token }, { name: 'The Tin Whistle', organization: 2 });
  const page = await visit({ token, options: { viewport } });
  await page.goto(`/locations/${locationId}/addresses`);
  await page.getByText('Main address', { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Remove / }).count()).toBe(0);

  await add(page);
  await expect.poll(() => titles(page)).toEqual(['48 Franklin Street', '9 Adams Street', 'Loading dock']);
  await page.getByText('Check-in within 500 ft').waitFor();
  await change(page);
  await remove(page);
  await expect.poll(() => titles(page)).toEqual(['48 Franklin Street', '9 Adams Street']);
});

/** Two of them, of which the second would come first by its street. */
async function add(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an address' });
  await dialog.getByLabel('ZIP code').fill('606');
  await dialog.getByRole('button', { name: 'Add address' }).click();
  await expectProblems(dialog, {
    'Street address': 'This field is required',
    'ZIP code': 'Invalid postal code',
  });
  await expectGoodOnEveryDevice(page);
  await fill(page, { Name: 'Loading dock', 'Street address': '77 Water Street', 'Check-in radius': '500' });
  await page.getByText('Check-in within 500 ft').waitFor();

  await page.getByRole('button', { name: 'Add address' }).click();
  await fill(page, { 'Street address': '9 Adams Street' });
  await page.getByRole('heading', { name: '9 Adams Street' }).waitFor();
}

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Add an address' });
  const all = { City: 'Chicago', State: 'IL', 'ZIP code': '60607', ...fields };
  for (const [label, value] of Object.entries(all)) await dialog.getByLabel(label).fill(value);
  // The pin comes by itself once the ZIP code is left.
  await dialog.getByRole('combobox', { name: 'Time zone' }).focus();
  await dialog.getByText(/^Found the center of the ZIP code/).waitFor();
  await dialog.getByRole('combobox', { name: 'Time zone' }).getByText('Central').waitFor();
  await dialog.getByRole('button', { name: 'Add address' }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function change(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit Loading dock' }).click();
  const dialog = page.getByRole('dialog', { name: /Loading dock/ });
  await dialog.getByLabel('Check-in radius').fill('3250');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Check-in within 3,250 ft').waitFor();
}

async function remove(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Remove Loading dock' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove Loading dock?' });
  await question.getByText('You can no longer choose it for new shifts.').waitFor();
  await expectGoodOnEveryDevice(page);
  await question.getByRole('button', { name: 'Remove' }).click();
  await question.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Loading dock' }).waitFor({ state: 'detached' });
}

async function titles(page: Page): Promise<string[]> {
  return page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents();
}
