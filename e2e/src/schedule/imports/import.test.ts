import { expect, it } from 'vitest';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { chooseInMenu } from '../../browser/chooseInMenu.ts';
import { dayAhead } from '../../stack/dayAhead.ts';
import { newBusiness } from '../../stack/newBusiness.ts';
import { sharedStack } from '../../stack/sharedStack.ts';
import { phone } from '../../browser/widths.ts';

const { viewport } = phone;

const [monday, tuesday] = [dayAhead(1), dayAhead(2)];
const [year = '', month = '', day = ''] = monday.split('-');

/** Ten spreadsheet rows, two of which are invalid. */
const rows = [
  ['Role', 'Day', 'From', 'To', 'Heads', 'Rate', 'Contact', 'Notes', 'Cost center'],
  ['Line Cook', monday, '15:00', '23:00', '2', '26.00', 'Noor Haddad', '', 'K-17'],
  ['line cook', `${month}/${day}/${year}`, '9 am', '3 pm', '1', '$27', '', '', 'K-17'],
  ['Event Setup', monday, '8:00', '12:00', '4', '24.50', '', 'Bring gloves', 'K-17'],
  ['Front-of-House Support', monday, '5 pm', '1 am', '3', '14.99', '', '', 'K-17'],
  ['Dishwasher', monday, '18:00', '02:00', '1', '22', '', '', 'K-17'],
  ['Dishwasher', tuesday, '18:00', '02:00', '1', '22', '', '', 'K-17'],
  ['Prep Cook', '2020-01-06', '10:00', '16:00', '1', '25', '', '', 'K-17'],
  ['Prep Cook', tuesday, '10:00', '16:00', '2', '25', '', '', 'K-17'],
  ['Housekeeping', tuesday, '10:00', '16:00', '2', '25', '', '', 'K-17'],
  ['Event Setup', tuesday, '8:00', '12:00', '2', '24.50', '', '=HYPERLINK("https://evil.example")', 'K-17'],
];

it('imports pasted rows, and shows the errors of invalid rows', async () => {
  const { token, locationId } = await newBusiness(sharedStack, 'The Salt Cellar');
  const page = await visit({ token, options: { viewport } });
  await page.goto(`/locations/${locationId}`);
  await chooseInMenu(page, 'More', 'Import from a spreadsheet');
  await page.getByRole('button', { name: 'Check rows' }).click();
  await page.getByText('Paste at least one row').waitFor();
  await page.getByLabel('Rows of your spreadsheet').fill(rows.map((row) => row.join('\t')).join('\n'));
  await expectGoodOnEveryDevice(page);
  await page.getByRole('button', { name: 'Check rows' }).click();

  const state = page.getByRole('status').filter({ hasText: 'ready to import' });
  await state.getByText('8 shifts ready to import. Fix 2 rows').waitFor();
  const wage = page.getByLabel('Wage, row 4');
  const start = page.getByRole('row').filter({ has: page.getByLabel('Date, row 7') });
  await expect.poll(() => wage.getAttribute('aria-invalid')).toBe('true');
  await page.getByText('Enter a wage from $15 to $75 an hour').waitFor();
  await start.getByText('This start has passed').waitFor();
  await expectGoodOnEveryDevice(page);

  await wage.fill('23');
  await state.getByText('9 shifts ready to import. Fix 1 row').waitFor();
  await page.getByRole('button', { name: 'Import 9 shifts' }).click();
  await page.getByText('9 shifts posted').waitFor();
  await expect.poll(() => page.getByRole('row').count()).toBe(2);

  await page.getByLabel('Date, row 7').fill(monday);
  await page.getByRole('button', { name: 'Import 1 shift' }).click();
  await page.waitForURL(new RegExp(`/locations/${locationId}$`));
  for (const position of ['Front-of-House Support', 'Housekeeping', 'Prep Cook']) {
    await page.getByRole('link', { name: position }).first().waitFor();
  }
  await page.getByText('$27.00').first().waitFor();
});
