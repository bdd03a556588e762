import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { newLocation } from '../../stack/newLocation.ts';
import { desk } from '../../browser/widths.ts';
import { fullDay, nextClockChange, shortDay, untilDay } from './days.ts';
import { beforePosting, choose, openPostingForm, post } from './postingForm.ts';
import { sharedStack } from '../../stack/sharedStack.ts';

const { viewport } = desk;

const { url } = sharedStack;
const { group } = inject('tokens');

// Five Saturday nights; in the third of them the clocks of New York change, whichever way is next.
const { day: change, direction } = nextClockChange(16);
const odd = change.subtract({ days: 1 });
const nights = [-14, -7, 0, 7, 14].map((days) => odd.add({ days }));
const [first = odd, , , dropped = odd, last = odd] = nights;
const kept = nights.filter((night) => !night.equals(dropped));
// Two pros at $20 with 20 % on top: $360.00 a night of 7.5 paid hours, and $48.00 for the hour more or less.
const texts =
  direction === 'forward'
    ? { note: 'Clocks go forward: 1 h shorter', all: '$1,752.00', left: '$1,392.00', paid: '6 h 30 min' }
    : { note: 'Clocks go back: 1 h longer', all: '$1,848.00', left: '$1,488.00', paid: '8 h 30 min' };

it('posts a weekly night shift across a change of clocks, without a date that was dropped', async () => {
  const { locationId } = await newLocation({ url, token: group }, { name: 'Night Owl', organization: 2 });
  const search = `post_gig_date=${first.toString()}`;
  const page = await openPostingForm({ token: group, locationId, search, viewport });
  await fillIn(page);
  await page.getByText(`Every week on Saturday until ${untilDay(last)}`).waitFor();
  await page.getByText('5 dates', { exact: true }).waitFor();
  const marked = page.getByRole('checkbox', { name: /Clocks go/ });
  await expect.poll(() => marked.count()).toBe(1);
  await page.getByRole('checkbox', { name: new RegExp(`^${fullDay(odd)} *${texts.note}$`) }).waitFor();
  await expectCost(page, { 'This date': '$360.00', 'All dates': texts.all });
  await expectGoodOnEveryDevice(page);

  await page.getByRole('checkbox', { name: new RegExp(`^${fullDay(dropped)}`) }).uncheck();
  await page.getByText('4 of 5 dates, 1 excluded').waitFor();
  await expectCost(page, { 'This date': '$360.00', 'All dates': texts.left });
  await post(page, 'Post Shift');
  await page.getByText('4 shifts posted').waitFor();
  await seeInCalendar(page, locationId);
  await seeInList(page, locationId);
});

async function fillIn(page: Page): Promise<void> {
  await choose(page, /^Position/, /^Line Cook/);
  await page.getByLabel(/^Hourly wage/).fill('20');
  await page.getByLabel(/^Starts/).fill('22:00');
  await page.getByLabel(/^Ends/).fill('06:00');
  await page.getByLabel('Unpaid break').fill('30');
  await page.getByLabel(/^Pros needed/).fill('2');
  await choose(page, 'Repeats', 'Weekly');
  await page.getByLabel('Last date').fill(String(last));
}

async function expectCost(page: Page, totals: Record<string, string>): Promise<void> {
  for (const [label, amount] of Object.entries(totals)) {
    const total = beforePosting(page)
      .locator('dt', { hasText: label })
      .locator('xpath=following-sibling::dd');
    await expect.poll(() => total.first().textContent()).toBe(amount);
  }
}

async function seeInCalendar(page: Page, locationId: number): Promise<void> {
  await page.waitForURL(new RegExp(`calendar_date=${first.toString()}`));
  await page.getByText(new RegExp(`^Line Cook, ${shortDay(first)}, 10 pm – 6 am`)).waitFor();
  await page.goto(
    `/locations/${locationId}?view=calendar&calendar_view=month&calendar_date=${odd.toString()}`,
  );
  await page.getByText(new RegExp(`^Line Cook, ${shortDay(odd)}, 10 pm – 6 am`)).waitFor();
}

async function seeInList(page: Page, locationId: number): Promise<void> {
  await page.goto(`/locations/${locationId}`);
  await page.getByText('4 shifts', { exact: true }).waitFor();
  for (const night of kept) {
    const isAfter = Temporal.PlainDate.compare(night, change) > 0;
    const zone = isAfter === (direction === 'forward') ? 'EDT' : 'EST';
    const ofDay = page.getByRole('region', { name: fullDay(night) });
    await ofDay.getByRole('heading', { name: zone }).waitFor();
    await ofDay.getByText('10:00 pm – 6:00 am (+1 day)').waitFor();
  }
  await page
    .getByRole('region', { name: fullDay(odd) })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('tab', { name: 'Details' }).click();
  const series = `Every week on Saturday until ${untilDay(last)}, 4 shifts`;
  await page.getByText(series, { exact: true }).waitFor();
  await page.getByText(texts.paid, { exact: true }).waitFor();
}
