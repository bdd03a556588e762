import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { beforeEach, expect, inject, it } from 'vitest';
import { visit } from '../../browser/visit.ts';
import { chooseInMenu } from '../../browser/chooseInMenu.ts';
import { dayAhead } from '../../stack/dayAhead.ts';
import { type Business, newBusiness } from '../../stack/newBusiness.ts';
import { postGigs } from '../../stack/postGigs.ts';
import { sharedStack } from '../../stack/sharedStack.ts';

const { url } = sharedStack;
const { onsite } = inject('tokens');
const monday = dayAhead(1);
const formula = '=HYPERLINK("https://evil.example","Total")';

let business: Business;

beforeEach(async () => {
  business = await newBusiness(sharedStack, 'The Copper Kettle');
  const shift = { position: 'Line Cook', date: monday, startTime: '17:00', endTime: '01:00' };
  const session = { url, token: business.token };
  await postGigs(session, business, [shift], { contactName: 'Okafor, Ines', specialInstructions: formula });
  await postGigs(session, business, [{ ...shift, position: 'Dishwasher' }], { type: 'NETWORK' });
});

it('saves the list as it is filtered, in the times of the location, with nothing that a spreadsheet runs', async () => {
  const page = await visit({ token: business.token });
  await page.goto(`/locations/${business.locationId}?types=marketplace`);
  const file = await download(page);
  const [headings = '', ...gigs] = file.trimEnd().split('\r\n');
  expect(headings).toMatch(/^\uFEFFGig,Status,Type,Position,Date,Start,End,Time zone,/);
  expect(headings).toContain('Wage (USD per hour)');
  expect(gigs).toHaveLength(1);
  expect(gigs[0]).toContain(`Line Cook,${monday},17:00,01:00,America/New_York,`);
  expect(gigs[0]).toContain(',26.00,');
  expect(gigs[0]).toContain('"Okafor, Ines"');
  expect(gigs[0]).toContain(`"'${formula.replaceAll('"', '""')}"`);

  // Another program's file is pasted the same way: what is exported can be read again.
  await page.goto(`/locations/${business.locationId}/import`);
  await page.getByLabel('Rows of your spreadsheet').fill(file);
  await page.getByRole('button', { name: 'Check rows' }).click();
  await page.getByText('1 shift ready to import').waitFor();
  await expect.poll(() => page.getByLabel('Special instructions, row 1').inputValue()).toBe(`'${formula}`);
  await expect.poll(() => page.getByLabel('Contact, row 1').inputValue()).toBe('Okafor, Ines');
});

it('the file has no wages for an onsite manager, nor anything else that is only for those who post', async () => {
  const page = await visit({ token: onsite });
  await page.goto('/locations/1');
  const file = await download(page);
  expect(file.split('\r\n').length).toBeGreaterThan(2);
  expect(file).not.toMatch(/USD|Wage|Bonus/);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Export CSV' }).waitFor();
  const items = await page.getByRole('menuitem').allTextContents();
  expect(items.filter((item) => /Copy a week|Import|Subscribe|Pay/.test(item))).toEqual([]);
});

/** Exports the list that the page shows; gives the text of the file. */
async function download(page: Page): Promise<string> {
  await page.getByRole('heading', { name: 'Shifts', level: 1 }).waitFor();
  const downloading = page.waitForEvent('download');
  await chooseInMenu(page, 'More', 'Export CSV');
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('shifts.csv');
  return (await buffer(await file.createReadStream())).toString();
}
