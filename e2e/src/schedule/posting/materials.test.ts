import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { expectConsoleErrors } from '../../browser/consoleErrors.ts';
import { newLocation } from '../../stack/newLocation.ts';
import { daysAhead } from './days.ts';
import { choose, openPostingForm, post } from './postingForm.ts';
import { sharedStack } from '../../stack/sharedStack.ts';

const { url } = sharedStack;
const { group } = inject('tokens');

async function open(): Promise<Page> {
  const { locationId } = await newLocation({ url, token: group }, { name: 'Well Stocked', organization: 2 });
  return openPostingForm({ token: group, locationId, search: `post_gig_date=${daysAhead(60).toString()}` });
}

it('a manager on duty and a requirement are made while posting', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Add a manager' }).click();
  const manager = page.getByRole('dialog', { name: 'Add a manager on duty' });
  await manager.getByLabel(/^Name/).fill('Renata Ochoa');
  await manager.getByLabel(/^Phone/).fill('12');
  await manager.getByRole('button', { name: 'Add manager' }).click();
  await manager.getByText('Invalid phone number').waitFor();
  await expectGoodOnEveryDevice(page);
  await manager.getByLabel(/^Phone/).fill('2125550131');
  await manager.getByRole('button', { name: 'Add manager' }).click();
  await manager.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByLabel('Contact on the day').inputValue()).toBe('Renata Ochoa');
  await expect.poll(() => page.getByLabel('Contact phone').inputValue()).toBe('(212) 555-0131');

  await page.getByRole('button', { name: 'New requirement' }).click();
  const requirement = page.getByRole('dialog', { name: 'New requirement' });
  await requirement.getByRole('button', { name: 'Add requirement' }).click();
  await requirement.getByText('This field is required').first().waitFor();
  await expectGoodOnEveryDevice(page);
  await requirement.getByRole('textbox', { name: 'Requirement' }).fill('Speaks some Polish');
  await choose(page, /^What it is about/, /^Experience/);
  await requirement.getByRole('button', { name: 'Add requirement' }).click();
  await requirement.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('checkbox', { name: 'Speaks some Polish' }).isChecked()).toBe(true);

  await choose(page, /^Position/, /^Dishwasher/);
  await post(page, 'Post Shift');
  await page.getByText('Shift posted', { exact: true }).waitFor();
});

it('a file of a wrong kind is refused at its field, and another one taken', async () => {
  const page = await open();
  const files = page.locator('input[type=file]');
  const wrong = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('alert(1)') };
  await files.setInputFiles(wrong);
  await page.getByText('Choose a PDF, JPEG or PNG file.').waitFor();
  // The answer that refuses it is an error to the browser, too.
  expectConsoleErrors(/Failed to load resource/);
  await expectGoodOnEveryDevice(page);
  await files.setInputFiles({ ...wrong, buffer: Buffer.from('%PDF-1.4\n%%EOF\n') });
  await page.getByRole('list', { name: 'Attached files' }).getByText('plan.pdf').waitFor();
  await expect.poll(() => page.getByText('Choose a PDF, JPEG or PNG file.').count()).toBe(0);
});
