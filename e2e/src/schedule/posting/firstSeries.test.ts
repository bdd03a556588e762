import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { dayText } from '../calendar/weekPage.ts';
import { visit } from '../../browser/visit.ts';
import { chooseInMenu } from '../../browser/chooseInMenu.ts';
import { newBusiness } from '../../stack/newBusiness.ts';
import { sharedStack } from '../../stack/sharedStack.ts';
import { desk } from '../../browser/widths.ts';
import { readCalendar } from '../calendarFeeds/readCalendar.ts';
import { fallChange, fullDay } from './days.ts';
import { beforePosting, choose, post } from './postingForm.ts';

// Four Saturday nights; in the second of them the clocks of New York change.
const { day: change } = fallChange(16);
const nights = [-8, -1, 6, 13].map((days) => change.add({ days }));
const [first = change, odd = change, dropped = change, last = change] = nights;
const week = first.subtract({ days: first.dayOfWeek % 7 });

/** Ten rows of the week of the first night; two of them cannot be posted. */
const rows = [
  ['Position', 'Date', 'Start', 'End', 'Places', 'Wage'],
  ...Array.from({ length: 8 }, (_, index) => [
    ['Dishwasher', 'Event Setup', 'Prep Cook', 'Maintenance'][index % 4] ?? '',
    week.add({ days: 2 + Math.floor(index / 4) }).toString(),
    `${6 + 4 * (index % 4)}:00`,
    `${10 + 4 * (index % 4)}:00`,
    '1',
    '26',
  ]),
  ['Dishwasher', week.toString(), '10:00', '16:00', '1', '75.01'],
  ['Dishwasher', '2020-01-06', '10:00', '16:00', '1', '26'],
];
const gathered = ['Dishwasher', 'Event Setup', 'Prep Cook'];

it('a new user posts a series, edits it, and cancels it', async () => {
  const business = await newBusiness(sharedStack, 'The Late Hour');
  const home = `/locations/${business.locationId}`;
  const page = await visit({ token: business.token, options: { viewport: desk.viewport } });
  await postSeries(page, home);
  await moveByKeys(page);
  await importRows(page, home);
  await gather(page, home);
  await cancelFollowing(page, home);
  await subscribe(page, home);
});

/** Posts three of four nights, with the cost of them in sight. */
async function postSeries(page: Page, home: string): Promise<void> {
  await page.goto(`${home}/gigs-add?post_gig_date=${first.toString()}`);
  await choose(page, /^Position/, /^Line Cook/);
  await page.getByLabel(/^Hourly wage/).fill('26');
  await page.getByLabel(/^Starts/).fill('22:00');
  await page.getByLabel(/^Ends/).fill('06:00');
  await choose(page, 'Repeats', 'Weekly');
  await page.getByLabel('Last date').fill(String(last));
  await page.getByRole('checkbox', { name: new RegExp(`^${fullDay(odd)} *Clocks go`) }).waitFor();
  await page.getByRole('checkbox', { name: new RegExp(`^${fullDay(dropped)}`) }).uncheck();
  await page.getByText('3 of 4 dates, 1 excluded').waitFor();
  await beforePosting(page).getByText('8 h × $26.00').first().waitFor();
  await beforePosting(page).getByRole('heading', { name: 'All 3 dates' }).waitFor();
  await post(page, 'Post Shift');
  await page.getByText('3 shifts posted').waitFor();
}

/** Lets the first night begin half an hour later; the others stay. */
async function moveByKeys(page: Page): Promise<void> {
  const shift = page.locator('a[data-entry]').first();
  await shift.focus();
  await page.keyboard.press('Space');
  await page.getByRole('status').getByText('Line Cook picked up').waitFor({ state: 'attached' });
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  const dialog = page.getByRole('dialog', { name: 'Move Line Cook?' });
  await dialog.getByRole('radio', { name: 'This shift' }).waitFor();
  await dialog.getByRole('button', { name: 'Move', exact: true }).press('Enter');
  await page
    .getByText(`Line Cook moved to ${dayText(first.toString(), 'short')}, 10:30 pm – 6:30 am`)
    .last()
    .waitFor();
}

async function importRows(page: Page, home: string): Promise<void> {
  await page.goto(`${home}/import`);
  await page.getByLabel('Rows of your spreadsheet').fill(rows.map((row) => row.join('\t')).join('\n'));
  await page.getByRole('button', { name: 'Check rows' }).click();
  await page.getByText('8 shifts ready to import. Fix 2 rows').waitFor();
  await page.getByText('Enter a wage from $15 to $75 an hour').waitFor();
  await page.getByText('This start has passed').waitFor();
  await page.getByRole('button', { name: 'Import 8 shifts' }).click();
  await page.getByText('8 shifts posted').waitFor();
}

/** Makes an event of three of the imported gigs. */
async function gather(page: Page, home: string): Promise<void> {
  await page.goto(`${home}?view=calendar&calendar_date=${week.toString()}&calendar_mode=build-event`);
  for (const position of gathered) {
    await page
      .getByRole('button', { name: new RegExp(`^${position}, `) })
      .first()
      .press('Space');
  }
  await page.getByRole('button', { name: 'New event' }).click();
  const dialog = page.getByRole('dialog', { name: 'New event' });
  await dialog.getByRole('textbox', { name: 'Event name' }).fill('Long night');
  await dialog.getByRole('button', { name: 'Create event' }).click();
  await page.getByText('Long night has 3 shifts').waitFor();
}

/** Calls off the night in which the clocks change, and those after it. */
async function cancelFollowing(page: Page, home: string): Promise<void> {
  await page.goto(home);
  await page
    .getByRole('region', { name: fullDay(odd) })
    .getByRole('link')
    .first()
    .click();
  // The list has a menu of that name too, and stays until the gig is there.
  await page.getByRole('heading', { name: 'Line Cook', level: 1 }).waitFor();
  await chooseInMenu(page, 'More', 'Cancel shift…');
  const dialog = page.getByRole('dialog', { name: 'Cancel this shift?' });
  await dialog.getByRole('radio', { name: 'This and following' }).check();
  await dialog.getByText('2 shifts will be cancelled.').waitFor();
  await dialog.getByRole('button', { name: 'Cancel shift' }).click();
  await page.getByText('2 shifts were cancelled').waitFor();
}

/** Reads what a calendar program gets: every night at the moment that the clocks of New York make of it. */
async function subscribe(page: Page, home: string): Promise<void> {
  await page.goto(home);
  await chooseInMenu(page, 'More', 'Subscribe to calendar…');
  const dialog = page.getByRole('dialog', { name: 'Subscribe to this calendar' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const entries = await readCalendar(await dialog.getByLabel('Your link').inputValue());
  expect(entries).toHaveLength(11);
  const cooks = entries.filter(({ summary }) => summary.includes('Line Cook'));
  expect(cooks.map(({ start, end, status }) => ({ start, end, status }))).toEqual([
    { start: moment(first, '22:30'), end: moment(first.add({ days: 1 }), '06:30'), status: 'CONFIRMED' },
    { start: moment(odd, '22:00'), end: moment(change, '06:00'), status: 'CANCELLED' },
    { start: moment(last, '22:00'), end: moment(last.add({ days: 1 }), '06:00'), status: 'CANCELLED' },
  ]);
}

/** A time on the clocks of New York, as ISO 8601 in UTC with milliseconds. */
function moment(day: Temporal.PlainDate, time: string): string {
  const instant = day.toZonedDateTime({ timeZone: 'America/New_York', plainTime: time }).toInstant();
  return instant.toString({ smallestUnit: 'millisecond' });
}
