import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { newLocation } from '../../stack/newLocation.ts';
import { desk, phone } from '../../browser/widths.ts';
import { expectProblems, section } from './section.ts';
import { sharedStack } from '../../stack/sharedStack.ts';

const { url } = sharedStack;
const { admin, group } = inject('tokens');
const add = async () => newLocation({ url, token: group }, { name: 'The Tin Whistle', organization: 2 });

it('saves what has changed, and says at each field what is wrong', async () => {
  const page = await open(group, (await add()).locationId, desk.viewport);
  const details = section(page, 'Details');
  await details.getByLabel('Name').fill(' ');
  await details.getByLabel('State').fill('ZZ');
  await details.getByLabel('ZIP code').fill('112');
  await details.getByLabel('Phone').fill('12');
  await details.getByLabel('Website').fill('javascript:alert(1)');
  await bar(page).getByRole('button', { name: 'Save' }).click();
  await expectProblems(details, {
    Name: 'This field is required',
    State: 'Invalid state',
    'ZIP code': 'Invalid postal code',
    Phone: 'Invalid phone number',
    Website: 'Invalid URL',
  });
  await expectGoodOnEveryDevice(page);
  await details.getByLabel('Name').fill('Tin Whistle II');
  await details.getByLabel('State').fill('ny');
  await details.getByLabel('ZIP code').fill('11222-1234');
  await details.getByLabel('Phone').fill('212 555 0199');
  await details.getByLabel('Website').fill('https://tinwhistle.example');
  await save(page);
  await page.getByRole('heading', { name: 'Tin Whistle II', level: 1 }).waitFor();

  const posting = section(page, 'Posting');
  await posting.getByLabel('Overfill').fill('21');
  for (const kind of await posting.getByRole('checkbox', { checked: true }).all()) await kind.uncheck();
  await bar(page).getByRole('button', { name: 'Save' }).click();
  await expectProblems(posting, { Overfill: 'Enter 0 to 20 positions' });
  await posting.getByText('Choose at least one', { exact: true }).waitFor();
  await posting.getByLabel('Overfill').fill('3');
  await posting.getByRole('checkbox', { name: 'W-2 employees' }).check();
  await save(page);

  const invoicing = section(page, 'Invoicing');
  await invoicing.getByRole('checkbox', { name: 'Invoicing' }).check();
  await invoicing.getByRole('combobox', { name: 'How often' }).click();
  await page.getByRole('option', { name: 'Every week' }).click();
  await save(page);

  await page.reload();
  await expect.poll(() => details.getByLabel('Phone').inputValue()).toBe('(212) 555-0199');
  await expect.poll(() => details.getByLabel('State').inputValue()).toBe('NY');
  await expect.poll(() => posting.getByLabel('Overfill').inputValue()).toBe('3');
  await expect
    .poll(() => invoicing.getByRole('combobox', { name: 'How often' }).textContent())
    .toBe('Every week');
});

it('asks before changes are lost', async () => {
  const { locationId } = await add();
  const page = await open(group, locationId, desk.viewport);
  await section(page, 'Posting').getByLabel('Overfill').fill('7');
  const tab = page.getByRole('navigation', { name: 'Settings of the location' }).getByRole('link', {
    name: 'Addresses',
  });
  const question = page.getByRole('alertdialog', { name: 'You have unsaved changes, are you sure?' });
  await tab.click();
  await question.waitFor();
  await expectGoodOnEveryDevice(page);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.poll(() => section(page, 'Posting').getByLabel('Overfill').inputValue()).toBe('7');

  await tab.click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await page.waitForURL(/\/addresses$/);
  await page.goto(`/locations/${locationId}/info`);
  await expect.poll(() => section(page, 'Posting').getByLabel('Overfill').inputValue()).toBe('0');
});

it('lets only platform admins set fees, within their ranges', async () => {
  const { locationId } = await add();
  const page = await open(admin, locationId, desk.viewport);
  const fees = section(page, 'Fees');
  await fees.getByLabel('Platform fee').fill('0.5');
  await fees.getByLabel('Background check fee').fill('11');
  await fees.getByLabel('Tipping fee').fill('101');
  await bar(page).getByRole('button', { name: 'Save' }).click();
  await expectProblems(fees, {
    'Platform fee': 'Enter 1 to 100 percent',
    'Background check fee': 'Enter 0 to 10 percent',
    'Tipping fee': 'Enter 0 to 100 percent',
  });
  await expectGoodOnEveryDevice(page);
  await fees.getByLabel('Platform fee').fill('17.5');
  await fees.getByLabel('Background check fee').fill('10');
  await fees.getByLabel('Tipping fee').fill('3');
  await save(page);

  const owner = await open(group, locationId, phone.viewport);
  await owner.getByText('17.5 %').waitFor();
  await owner.getByText(/^Only .* can .*fees/).waitFor();
  await expect.poll(() => owner.getByLabel('Platform fee').count()).toBe(0);
});

async function open(token: string, locationId: number, viewport: { width: number; height: number }) {
  const page = await visit({ token, options: { viewport } });
  await page.goto(`/locations/${locationId}/info`);
  return page;
}

const bar = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' });

async function save(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Save' }).click();
  await bar(page).waitFor({ state: 'detached' });
}
