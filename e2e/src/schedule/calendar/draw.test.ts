import { expect, it } from 'vitest';
import { expectGoodScreen } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { desk } from '../../browser/widths.ts';
import { dayAhead } from '../../stack/dayAhead.ts';
import { newBusiness } from '../../stack/newBusiness.ts';
import { sharedStack } from '../../stack/sharedStack.ts';
import { columnOf, expectAtRest, weekPath } from './weekPage.ts';

it('a shift is drawn over free time, given up by Escape, drawn again, posted, and shown where it was drawn', async () => {
  const business = await newBusiness(sharedStack, 'The Chalk Line');
  const day = dayAhead(3);
  const page = await visit({ token: business.token, options: { viewport: desk.viewport } });
  await page.goto(weekPath(business.locationId, day));
  await expectAtRest(page);
  const column = columnOf(page, day);
  const drawTo = async (fromHour: number, toHour: number) => {
    const box = await column.boundingBox();
    if (!box) throw new Error('The day is not to be seen.');
    const at = (hour: number) => box.y + (hour / 24) * box.height;
    const x = box.x + box.width / 2;
    await page.mouse.move(x, at(fromHour) + 2);
    await page.mouse.down();
    await page.mouse.move(x, at(toHour) - 2, { steps: 6 });
    await column.getByText(/^New shift, /).waitFor();
  };

  await drawTo(9, 12);
  expect(await column.getByText(/^New shift, /).textContent()).toBe('New shift, 9 am – 12 pm');
  await expectGoodScreen(page);
  await page.keyboard.press('Escape');
  await column.getByText(/^New shift, /).waitFor({ state: 'detached' });
  await page.mouse.up();
  expect(page.url()).toContain('view=calendar');

  await drawTo(10, 13);
  await page.mouse.up();
  await page.waitForURL(/gigs-add/);
  await page.getByRole('combobox', { name: /^Position/ }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Post Shift', exact: true }).click();
  await page.waitForURL(/view=calendar/);
  await expect.poll(() => column.locator('[data-entry]').first().textContent()).toMatch(/10 am – 1 pm/);
});
