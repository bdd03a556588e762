import type { Page } from 'playwright';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';

/** Adds a location in Brooklyn on the page that is open; ends on the new location's page. */
export async function addLocation(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { name: 'Add location', level: 1 }).waitFor();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByLabel('Street address').fill('48 Franklin Street');
  await page.getByLabel('City').fill('Brooklyn');
  await page.getByLabel('State').fill('NY');
  await page.getByLabel('ZIP code').fill('11222');
  // The pin comes by itself once the ZIP code is left.
  await page.getByRole('combobox', { name: 'Time zone' }).focus();
  await page.getByText(/^Found the center of the ZIP code/).waitFor();
  await expectGoodOnEveryDevice(page);
  await page.getByRole('button', { name: 'Add location' }).click();
  await page.waitForURL(/\/locations\/\d+\/info$/);
}
