import { inject, it } from 'vitest';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { desk } from '../../browser/widths.ts';

const { viewport } = desk;

const { manager, owner } = inject('tokens');
const saltbox = '/locations/3';

it('switches the mode of a location with both licenses, and back', async () => {
  const page = await visit({ token: owner, options: { viewport } });
  await page.goto(`${saltbox}/info`);
  const hire = page.getByRole('radio', { name: /^Hire/ });
  await hire.check();

  await page.goto(saltbox);
  await page.getByRole('heading', { name: 'This location works in hire mode' }).waitFor();
  await expectGoodOnEveryDevice(page);
  await page.goto('/locations/1');
  await page.getByRole('heading', { name: 'Shifts', level: 1 }).waitFor();

  await page.goto(saltbox);
  await page.getByRole('button', { name: 'Switch to marketplace mode' }).click();
  await page.getByRole('heading', { name: 'Shifts', level: 1 }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Shifts', level: 1 }).waitFor();
});

it('offers no other mode for a location with one license', async () => {
  const page = await visit({ token: manager });
  await page.goto(saltbox);
  await page.getByText('Your license for this location is for hiring only').waitFor();
  await page.getByRole('link', { name: 'Choose another location' }).click();
  await page.getByRole('heading', { name: 'Locations', level: 1 }).waitFor();
});
