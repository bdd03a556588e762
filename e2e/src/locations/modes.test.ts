import { describe, inject, it } from 'vitest';
import { expectGoodScreen } from '../stack/axe.ts';
import { visit } from '../stack/browser.ts';
import { widths, windowOf } from '../stack/widths.ts';

const { manager, owner } = inject('tokens');
const saltbox = '/locations/3';

describe.each(widths)('on $device', ({ viewport }) => {
  it('switches the mode of a location for whoever holds both licences, and back', async () => {
    const page = await visit({ token: owner, options: windowOf(viewport) });
    await page.goto(`${saltbox}/info`);
    const hire = page.getByRole('radio', { name: /^Hire/ });
    await hire.check({ force: true });
    await expectGoodScreen(page);

    await page.goto(saltbox);
    await page.getByRole('heading', { name: 'This location works in hire mode' }).waitFor();
    await expectGoodScreen(page);
    await page.goto('/locations/1');
    await page.getByRole('heading', { name: 'Gigs', level: 1 }).waitFor();

    await page.goto(saltbox);
    await page.getByRole('button', { name: 'Switch to marketplace mode' }).click();
    await page.getByRole('heading', { name: 'Gigs', level: 1 }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Gigs', level: 1 }).waitFor();
  });
});

it('offers no other mode to whoever holds one licence', async () => {
  const page = await visit({ token: manager });
  await page.goto(saltbox);
  await page.getByText('Your licence for this location is for hiring only').waitFor();
  await page.getByRole('link', { name: 'Choose another location' }).click();
  await page.getByRole('heading', { name: 'Locations', level: 1 }).waitFor();
});
