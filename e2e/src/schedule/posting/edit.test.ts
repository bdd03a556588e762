import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { newLocation } from '../../stack/newLocation.ts';
import { postGigs } from '../../stack/postGigs.ts';
import { desk } from '../../browser/widths.ts';
import { daysAhead } from './days.ts';
import { sharedStack } from '../../stack/sharedStack.ts';

const { url } = sharedStack;
const { group } = inject('tokens');
const session = { url, token: group };

/** Posts a gig that no other test uses; resolves to its path. */
async function postOne(): Promise<string> {
  const location = await newLocation(session, { name: 'Two Cooks', organization: 2 });
  const shift = { position: 'Prep Cook', date: String(daysAhead(60)), startTime: '16:00', endTime: '22:00' };
  const [gig] = await postGigs(session, location, [shift]);
  return `/locations/${location.locationId}/gigs/${gig?.databaseId}`;
}

async function open(path: string): Promise<Page> {
  const page = await visit({ token: group, options: { viewport: desk.viewport } });
  await page.goto(path);
  return page;
}

const wageOf = (page: Page) => page.getByLabel(/^Hourly wage/);

it('two people change a gig at once: the second sees what changed and decides', async () => {
  const path = await postOne();
  const [one, other] = [await open(`${path}/edit`), await open(`${path}/edit`)];
  await wageOf(other).waitFor();
  await wageOf(one).fill('28');
  await one.getByRole('button', { name: 'Save changes' }).click();
  await one.waitForURL((address) => address.pathname === path);

  await wageOf(other).fill('30');
  await other.getByLabel(/^Starts/).fill('15:00');
  await other.getByRole('button', { name: 'Save changes' }).click();
  const conflict = other
    .getByRole('alert')
    .filter({ hasText: 'This shift changed while you were editing it' });
  await conflict.getByText('$28.00').waitFor();
  await expect.poll(() => wageOf(other).inputValue()).toBe('30');
  await expect
    .poll(() => conflict.evaluate((panel) => panel.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(0);
  await expectGoodOnEveryDevice(other);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => wageOf(other).inputValue()).toBe('30');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await other.waitForURL((address) => address.pathname === path);
  await other.getByRole('tab', { name: 'Details' }).click();
  await other.getByText('$30.00').first().waitFor();
  await other.getByRole('tab', { name: 'Activity' }).click();

  const activity = other.getByRole('region', { name: 'Activity' });
  await activity.getByText('$28.00').first().waitFor();
  await expect.poll(() => activity.getByRole('listitem').count()).toBeGreaterThanOrEqual(2);
});

it('closes and reopens applications, and shows both in the activity', async () => {
  const page = await open(await postOne());
  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('Close applications');
  await page.getByText('Applications closed', { exact: true }).first().waitFor();
  await choose('Reopen applications');
  await page.getByText('Applications reopened').waitFor();
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect
    .poll(() => page.getByRole('region', { name: 'Activity' }).getByRole('listitem').count())
    .toBeGreaterThanOrEqual(2);
});
