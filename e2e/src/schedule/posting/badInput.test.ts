import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { expectProblems } from '../../businesses/locations/section.ts';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { newLocation } from '../../stack/newLocation.ts';
import { daysAhead, fullDay, nextClockChange, shortDay } from './days.ts';
import { choose, openPostingForm, post } from './postingForm.ts';
import { sharedStack } from '../../stack/sharedStack.ts';

const { url } = sharedStack;
const { group } = inject('tokens');

async function open(search: string): Promise<Page> {
  const { locationId } = await newLocation(
    { url, token: group },
    { name: 'Strict Kitchen', organization: 2 },
  );
  return openPostingForm({ token: group, locationId, search });
}

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await page
      .getByRole('form')
      .getByLabel(new RegExp(`^${label}( \\*)?$`))
      .fill(text);
  }
}

async function expectRefused(page: Page, label: string, problems: Record<string, string>): Promise<void> {
  await post(page, label);
  await expectProblems(page.getByRole('form', { name: label }), problems);
}

describe('a shift', () => {
  it('a posting of a shift says at each field what is wrong, loses nothing, and is posted once it is right', async () => {
    const { day } = nextClockChange(2, 'forward');
    const page = await open(`post_gig_date=${day.toString()}`);
    const label = 'Post Shift';
    await expectRefused(page, label, {
      Position: 'Choose a position',
      'Hourly wage': 'Enter a wage from $15 to $75 an hour',
    });
    await choose(page, /^Position/, /^Dishwasher/);
    const wrong = {
      'Hourly wage': '14.99',
      'Pros needed': '0',
      'Unpaid break': '241',
      'Contact phone': '12',
    };
    await fill(page, { ...wrong, Starts: '17:00', Ends: '16:30' });
    await expectRefused(page, label, {
      'Hourly wage': 'This position pays at least $16.50 an hour',
      'Pros needed': 'Enter a number from 1 to 200',
      'Unpaid break': 'Enter 0 to 240 minutes',
      'Contact phone': 'Invalid phone number',
      Ends: 'This ends the next day, after 23 h 30 min. A shift can last 16 hours at most.',
    });
    await expectGoodOnEveryDevice(page);
    await fill(page, { 'Hourly wage': '75.01' });
    await expectRefused(page, label, { 'Hourly wage': 'Enter a wage from $15 to $75 an hour' });
    await expect.poll(() => page.getByLabel('Contact phone').inputValue()).toBe('12');

    const right = { 'Hourly wage': '75', 'Pros needed': '1', 'Unpaid break': '30', 'Contact phone': '' };
    await fill(page, { ...right, Starts: '02:30', Ends: '08:30' });
    await page
      .getByText(new RegExp(`^2:30 am does not exist on ${fullDay(day)}: .* starts at 3:00 am`))
      .waitFor();
    await post(page, label);
    await page.getByText('Shift posted', { exact: true }).waitFor();
    await page.getByText(new RegExp(`^Dishwasher, ${shortDay(day)}, 3 – 9 am`)).waitFor();
  });

  it('a shift cannot begin in the past', async () => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format();
    const page = await open('');
    await choose(page, /^Position/, /^Dishwasher/);
    // By hand: late in the evening, a form that is opened for today begins with tomorrow.
    await fill(page, { Date: today, Starts: '00:00', Ends: '08:00' });
    await expectRefused(page, 'Post Shift', { Starts: 'This start has passed. Choose a later one.' });
  });
});

it('a series ends after it begins, within a year and after 104 dates at most', async () => {
  const first = daysAhead(30);
  const page = await open(`post_gig_date=${first.toString()}`);
  await choose(page, /^Position/, /^Dishwasher/);
  await choose(page, 'Repeats', 'Daily');
  for (const [until, problem] of [
    [first.subtract({ days: 1 }), 'The last date is before the first one'],
    [first.add({ years: 2 }), 'Choose a date within 12 months'],
    [first.add({ days: 104 }), 'At most 104 dates at once. Choose an earlier last date.'],
  ] as const) {
    await fill(page, { 'Last date': String(until) });
    await expectRefused(page, 'Post Shift', { 'Last date': problem });
  }
  await expectGoodOnEveryDevice(page);
  await fill(page, { 'Last date': String(first.add({ days: 103 })) });
  await page.getByText('104 dates', { exact: true }).waitFor();
  await post(page, 'Post Shift');
  await page.getByText('104 shifts posted').waitFor();
});

it('an event has a name of 3 to 25 characters, days and people', async () => {
  const page = await open('post_gig_type=event&event_name=ab');
  const label = 'Create Event';
  await page.getByRole('button', { name: 'Add an event lead' }).click();
  await expectRefused(page, label, {
    'Event name': 'Event name must be at least 3 characters',
    Name: 'This field is required',
  });
  await fill(page, { 'Event name': 'A gala of twenty-six chars' });
  await expectRefused(page, label, { 'Event name': 'Event name must be 25 characters or less' });
  await expectGoodOnEveryDevice(page);
});

it('a series of which every date is dropped says so at the dates, and is posted with one', async () => {
  const first = daysAhead(30);
  const page = await open(`post_gig_date=${first.toString()}`);
  await choose(page, /^Position/, /^Dishwasher/);
  await choose(page, 'Repeats', 'Daily');
  await fill(page, { 'Last date': String(first.add({ days: 1 })) });
  const only = page.getByRole('checkbox', { name: new RegExp(`^${fullDay(first)}`) });
  await only.uncheck();
  await fill(page, { 'Last date': String(first) });
  await page.getByText('0 of 1 dates, 1 excluded').waitFor();
  await post(page, 'Post Shift');
  await page.getByRole('group', { name: '0 of 1 dates' }).getByText('Keep at least one date').waitFor();
  await expectGoodOnEveryDevice(page);
  await only.check();
  await post(page, 'Post Shift');
  await page.getByText('Shift posted', { exact: true }).waitFor();
});

it('what was ticked for another position is not in the way', async () => {
  const page = await open(`post_gig_date=${daysAhead(30).toString()}`);
  await choose(page, /^Position/, /^Line Cook/);
  await page.getByRole('checkbox', { name: 'Own knives' }).check();
  await choose(page, /^Position/, /^Dishwasher/);
  await expect.poll(() => page.getByRole('checkbox', { name: 'Own knives' }).count()).toBe(0);
  await post(page, 'Post Shift');
  await page.getByText('Shift posted', { exact: true }).waitFor();
});
