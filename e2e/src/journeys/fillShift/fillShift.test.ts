import type { Page } from 'playwright';
import { afterAll, expect, inject, it } from 'vitest';
import { moveTime, turnPros } from '../../sandbox/sandboxBar.ts';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { waitForFilteredList } from '../../pros/search/waitForFilteredList.ts';
import { uniqueNames } from '../../browser/uniqueNames.ts';
import { visit } from '../../browser/visit.ts';
import { startDemoStack } from '../../stack/startDemoStack.ts';
import { shiftToFill } from './shiftToFill.ts';

// Its clock moves, which would disturb the others.
const stack = await startDemoStack(inject('demoFolder'));
afterAll(() => stack.stop());

const bartenders = ['Full Bartender', 'Beer & Wine Bartender', 'Fixed-Station Bartender'];

/** Ticks what a filter of the search offers. */
async function filterBy(page: Page, filter: RegExp, options: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: filter }).click();
  for (const name of options) {
    await page.getByRole('option', { name, exact: true }).click();
    await expect.poll(() => page.getByRole('option', { name, exact: true, selected: false }).count()).toBe(0);
  }
  // A list with one choice closes by itself.
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('listbox').count()).toBe(0);
}

/** The first three who can be offered a shift, by name. */
async function firstThree(page: Page): Promise<string[]> {
  const offers = page.getByRole('link', { name: /^Offer a shift to / });
  await expect.poll(() => offers.count()).toBeGreaterThanOrEqual(3);
  return (await uniqueNames(offers, 'Offer a shift to ')).slice(0, 3);
}

it('fills a shift with good bartenders who know the place, from the search to a replacement', async () => {
  const { manager: token } = inject('tokens');
  const { gig, members } = await shiftToFill({ url: stack.url, token }, 'Bar regulars');
  const page = await visit({ token, url: stack.url });

  await page.goto('/locations/1/connect');
  await filterBy(page, /^Worked as/, bartenders);
  await filterBy(page, /^Rating/, ['4.5 and up']);
  await waitForFilteredList(page, '"hasWorkedTogether":true', () =>
    filterBy(page, /^Show only/, ['Worked here before']),
  );
  expect(new URL(page.url()).search).toMatch(/has_worked_together=true.*rating_gte=4\.5/);
  const asked = await firstThree(page);
  // One after the other, without waiting for each to show.
  for (const name of asked) await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  await page.getByText('3 pros selected').first().waitFor();
  await expectGoodOnEveryDevice(page);

  await page.getByRole('link', { name: 'Offer a shift', exact: true }).click();
  await page
    .getByRole('radio', { name: /^Full Bartender/ })
    .and(page.locator(`[value="${gig.databaseId}"]`))
    .click();
  await page.getByRole('button', { name: 'Choose another' }).waitFor();
  await page.getByRole('checkbox', { name: /Bar regulars/ }).check();
  await page.getByRole('button', { name: 'Send offers' }).click();
  const results = page.getByRole('list', { name: 'Who was asked' });
  await results.waitFor();
  // Who is suspended depends on the date of the demo; they are named with the reason.
  const everyone = new Set([...asked, ...members]);
  const suspended = results.getByText('Not asked: This pro takes no shifts at the moment.');
  const waiting = results.getByText(/^Offer sent, expires/);
  await expect.poll(async () => (await waiting.count()) + (await suspended.count())).toBe(everyone.size);
  const asking = await waiting.count();
  expect(asking).toBeGreaterThanOrEqual(3);

  await page.getByRole('link', { name: 'See who answers' }).click();
  const offers = page.getByRole('list', { name: 'Offers' });
  await expect.poll(() => offers.getByText('Waiting', { exact: true }).count()).toBe(asking);
  await page.getByRole('button', { name: 'Time and pros' }).click();
  await turnPros(page, true);
  await moveTime(page, '+ 1 hour');
  await moveTime(page, '+ 1 hour');
  // Without a reload: the offers follow along.
  const accepted = offers.getByRole('listitem').filter({ hasText: /^.*Accepted/ });
  await expect.poll(() => accepted.count()).toBeGreaterThan(0);
  await expectGoodOnEveryDevice(page);
  // From now on, no simulated pro acts.
  await turnPros(page, false);

  await page.goto(`/locations/1/gigs/${gig.databaseId}/applicants?stage=confirmed`);
  const menus = page.getByRole('button', { name: /^More actions for / });
  await menus.first().waitFor();
  const [name = ''] = await uniqueNames(menus, 'More actions for ');
  await page.getByRole('link', { name, exact: true }).click();
  const why = page.getByRole('region', { name: 'Why this pro?' });
  await why.getByText(/^\d+ of 100$/).waitFor();
  await expectGoodOnEveryDevice(page);
  await page.keyboard.press('Escape');
  await why.waitFor({ state: 'detached' });

  await moveTime(page, '+ 1 day');
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Replace…' }).click();
  const dialog = page.getByRole('dialog', { name: `Replace ${name}?` });
  await dialog.getByRole('button', { name: 'Replace', exact: true }).click();
  const out = page.getByRole('dialog', { name: `${name} is off the shift` });
  await out
    .getByText(/^Offer sent, expires/)
    .first()
    .waitFor();
  await out.getByRole('button', { name: 'Done' }).click();
  await page.goto(`/locations/1/gigs/${gig.databaseId}?tab=filling`);
  await page.getByRole('list', { name: 'Offers' }).getByText(`for the place of ${name}`).first().waitFor();
});
