import { expect, inject, it } from 'vitest';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { newLocation } from '../../stack/newLocation.ts';
import { choose, openPostingForm } from './postingForm.ts';
import { sharedStack } from '../../stack/sharedStack.ts';

const { url } = sharedStack;
const { group } = inject('tokens');

it('a template is saved from the form, changed in the settings, applied and deleted', async () => {
  const { locationId } = await newLocation({ url, token: group }, { name: 'Template Hall', organization: 2 });
  const page = await openPostingForm({ token: group, locationId });
  await choose(page, /^Position/, /^Prep Cook/);
  await page.getByLabel('Private notes').fill('Ask for the blue crates.');
  await page.getByRole('button', { name: 'Save as template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as a template' });
  await dialog.getByLabel(/^Name/).fill('Friday prep');
  await expectGoodOnEveryDevice(page);
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await page.getByText('“Friday prep” added to your templates').waitFor();

  await page.goto(`/locations/${locationId}/templates`);
  await page.getByRole('heading', { name: 'Friday prep' }).waitFor();
  await page.getByRole('button', { name: 'Edit Friday prep' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit Friday prep' });
  await editing.getByLabel(/^Hourly wage/).fill('75.01');
  await editing.getByRole('button', { name: 'Save template' }).click();
  await editing.getByText('Enter a wage from $15 to $75 an hour').waitFor();
  await expectGoodOnEveryDevice(page);
  await editing.getByLabel(/^Hourly wage/).fill('27.25');
  await editing.getByRole('button', { name: 'Save template' }).click();
  await page.getByText('Template saved').waitFor();

  await page.goto(`/locations/${locationId}/gigs-add`);
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Use a template' }).click();
  await page.getByRole('menuitem', { name: /^Friday prep/ }).click();
  await expect.poll(() => page.getByRole('combobox', { name: /^Position/ }).textContent()).toBe('Prep Cook');
  await expect.poll(() => page.getByLabel(/^Hourly wage/).inputValue()).toBe('27.25');
  await expect.poll(() => page.getByLabel('Private notes').inputValue()).toBe('Ask for the blue crates.');

  await page.goto(`/locations/${locationId}/templates`);
  await page.getByRole('button', { name: 'Delete Friday prep' }).click();
  const question = page.getByRole('alertdialog', { name: /Friday prep/ });
  await expectGoodOnEveryDevice(page);
  await question.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('heading', { name: 'Friday prep', exact: true }).waitFor({ state: 'detached' });
});
