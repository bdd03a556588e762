import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { newLocation } from '../../stack/newLocation.ts';
import { cellDay, mondayAhead, shortDay } from './days.ts';
import { beforePosting, openPostingForm, post } from './postingForm.ts';
import { sharedStack } from '../../stack/sharedStack.ts';

const { url } = sharedStack;
const { group } = inject('tokens');

const monday = mondayAhead();
const tuesday = monday.add({ days: 1 });
const wednesday = monday.add({ days: 2 });

async function open(type: string): Promise<Page> {
  const { locationId } = await newLocation({ url, token: group }, { name: 'Plan Kitchen', organization: 2 });
  const search = `post_gig_type=${type}&post_gig_date=${monday.toString()}`;
  return openPostingForm({ token: group, locationId, search });
}

/** The card of a line of the plan, by its number. */
const line = (page: Page, number: number) => page.getByRole('region', { name: `Position ${number}` });

async function fillLines(page: Page): Promise<void> {
  const [cooks, dishes] = [line(page, 1), line(page, 2)];
  await cooks.getByLabel(cellDay(monday)).fill('2');
  await cooks.getByLabel(cellDay(tuesday)).fill('3');
  await page.getByRole('button', { name: 'Add a position' }).click();
  await dishes.getByLabel(cellDay(monday)).fill('');
  await dishes.getByLabel(cellDay(wednesday)).fill('1');
  await dishes.getByLabel(/^Starts/).fill('18:00');
  // From then on each card is called by its position.
  await dishes.getByRole('combobox', { name: /^Position/ }).click();
  await page.getByRole('option', { name: /^Dishwasher/ }).click();
  await cooks.getByRole('combobox', { name: /^Position/ }).click();
  await page.getByRole('option', { name: /^Line Cook/ }).click();
}

it('a schedule of several positions over several days is posted at once', async () => {
  const page = await open('schedule');
  await fillLines(page);
  await page.getByRole('button', { name: `Remove ${shortDay(monday.add({ days: 6 }))}` }).click();
  const cost = beforePosting(page);
  await cost.getByText('All 3 dates').waitFor();
  await cost.getByText('6 h × $24.50 × 2').waitFor();
  await cost.getByText(/^Dishwasher: \$20\.00 is under the recommended/).waitFor();
  await expectGoodOnEveryDevice(page);
  await post(page, 'Post Schedule');
  await page.getByText('3 shifts posted').waitFor();
  await page.waitForURL(new RegExp(`calendar_date=${monday.toString()}`));
  for (const shift of [
    `Line Cook, ${shortDay(monday)}, 5 – 11 pm`,
    `Line Cook, ${shortDay(tuesday)}, 5 – 11 pm`,
    `Dishwasher, ${shortDay(wednesday)}, 6 – 11 pm`,
  ]) {
    await page.getByText(shift).waitFor();
  }
});

it('an event is made with its shifts and its leads', async () => {
  const page = await open('event');
  await page.getByLabel(/^Event name/).fill('Harbor Ball');
  await page.getByRole('button', { name: 'Add an event lead' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Renata Ochoa');
  await fillLines(page);
  await post(page, 'Create Event');
  await page.waitForURL(/\/event\/\d+$/);
  await page.getByRole('heading', { name: 'Harbor Ball', level: 1 }).waitFor();
  await page.getByText('Renata Ochoa').first().waitFor();
  await expect.poll(() => page.getByRole('link', { name: /Line Cook/ }).count()).toBeGreaterThan(0);
});

it('a schedule needs a day, and people on each line', async () => {
  const page = await open('schedule');
  await page.getByRole('button', { name: 'Add a position' }).click();
  await line(page, 2).getByLabel(cellDay(monday)).fill('');
  await post(page, 'Post Schedule');
  await page.getByText('Enter how many pros you need on at least one day').waitFor();
  for (const day of await page.getByRole('button', { name: /^Remove \w{3}, \w{3} \d/ }).all()) {
    await day
      .page()
      .getByRole('button', { name: /^Remove \w{3}, \w{3} \d/ })
      .first()
      .click();
  }
  await post(page, 'Post Schedule');
  await page.getByText('Add at least one day').waitFor();
  await expectGoodOnEveryDevice(page);
});
