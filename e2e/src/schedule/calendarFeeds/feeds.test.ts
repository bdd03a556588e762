import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { chooseInMenu } from '../../browser/chooseInMenu.ts';
import { dayAhead } from '../../stack/dayAhead.ts';
import { mutate } from '../../stack/mutate.ts';
import { newBusiness } from '../../stack/newBusiness.ts';
import { postGigs } from '../../stack/postGigs.ts';
import { sharedStack } from '../../stack/sharedStack.ts';
import { desk } from '../../browser/widths.ts';
import { readCalendar } from './readCalendar.ts';

const { url } = sharedStack;
const [monday, tuesday] = [dayAhead(1), dayAhead(2)];

it('gives a location to a calendar program, until the link is revoked', async () => {
  const { page, session, gigs, path } = await openedBusiness();
  await page.goto(path);
  const link = await subscribe(page, 'The Paper Lantern');
  const [cook, dishwasher] = await readCalendar(link);
  expect(cook).toMatchObject({
    summary: 'Line Cook (0 of 2 confirmed)',
    status: 'CONFIRMED',
    start: moment(monday, '17:00'),
    end: moment(monday, '23:00'),
  });
  expect(dishwasher?.uid).not.toBe(cook?.uid);

  const cancelling = 'cancelGigs(input: $input) { errors { message } }';
  await mutate(session, 'CancelGigsInput', cancelling, {
    gigIds: [gigs[0]?.id],
    reason: 'OTHER',
    explanation: 'The oven is broken.',
  });
  const [cancelled] = await readCalendar(link);
  expect(cancelled).toMatchObject({ uid: cook?.uid, status: 'CANCELLED', summary: 'Cancelled: Line Cook' });
  expect(cancelled?.sequence).toBeGreaterThan(cook?.sequence ?? 0);

  await revoke(page);
  const refused = await fetch(link);
  expect([refused.status, await refused.text()]).toEqual([
    410,
    'This calendar link no longer works. Create a new link in Brigade.',
  ]);
});

it('gives the gigs of an event alone', async () => {
  const { page, session, gigs, location, path } = await openedBusiness();
  const { event } = await mutate<{ event: { databaseId: number } }>(
    session,
    'CreateEventInput',
    'createEvent(input: $input) { event { databaseId } errors { message } }',
    { locationId: location.id, name: 'Book fair', gigIds: [gigs[1]?.id] },
  );
  await page.goto(`${path}/event/${event.databaseId}`);
  const link = await subscribe(page, 'Book fair');
  expect((await readCalendar(link)).map(({ summary }) => summary)).toEqual(['Dishwasher (0 of 2 confirmed)']);
  await revoke(page);
  expect((await fetch(link)).status).toBe(410);
});

/** A time on the clocks of New York, as ISO 8601 in UTC with milliseconds. */
function moment(day: string, time: string): string {
  const zoned = Temporal.PlainDate.from(day).toZonedDateTime({
    timeZone: 'America/New_York',
    plainTime: time,
  });
  return zoned.toInstant().toString({ smallestUnit: 'millisecond' });
}

/** A new business with two gigs, and its owner in front of a browser. */
async function openedBusiness() {
  const location = await newBusiness(sharedStack, 'The Paper Lantern');
  const session = { url, token: location.token };
  const times = { startTime: '17:00', endTime: '23:00' };
  const gigs = await postGigs(session, location, [
    { position: 'Line Cook', date: monday, ...times },
    { position: 'Dishwasher', date: tuesday, ...times },
  ]);
  const page = await visit({ token: location.token, options: { viewport: desk.viewport } });
  return { page, session, gigs, location, path: `/locations/${location.locationId}` };
}

/** Creates a link for a calendar app. */
async function subscribe(page: Page, place: string): Promise<string> {
  await chooseInMenu(page, 'More', 'Subscribe to calendar…');
  const dialog = page.getByRole('dialog', { name: 'Subscribe to this calendar' });
  await dialog.getByText(`See the shifts of ${place} in your calendar app`).waitFor();
  await expectGoodOnEveryDevice(page);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByLabel('Your link').inputValue();
  await expect
    .poll(() => dialog.getByRole('link', { name: 'Open in calendar app' }).getAttribute('href'))
    .toBe(link.replace('http:', 'webcal:'));
  await dialog.getByText('Created by Ada Moreno').waitFor();
  await expectGoodOnEveryDevice(page);
  return link;
}

async function revoke(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Revoke the link created by Ada Moreno' }).click();
  await page.getByText('The link was revoked').waitFor();
  await page.getByText('Created by Ada Moreno').waitFor({ state: 'detached' });
}
