import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { expectGoodScreen } from '../stack/axe.ts';
import { visit } from '../stack/browser.ts';
import { chooseInMenu } from '../browser/chooseInMenu.ts';
import { dayAhead } from '../stack/dayAhead.ts';
import { mutate } from '../stack/mutate.ts';
import { newBusiness } from '../stack/newBusiness.ts';
import { postGigs } from '../stack/postGigs.ts';
import { sharedStack } from '../stack/sharedStack.ts';
import { widths, windowOf } from '../stack/widths.ts';
import { readCalendar } from '../schedule/importExport/readCalendar.ts';

const url = inject('url');
const [monday, tuesday] = [dayAhead(1), dayAhead(2)];

describe.each(widths)('on $device', ({ viewport }) => {
  it('gives a location to a calendar program, until the link is revoked', { timeout: 120_000 }, async () => {
    const { page, session, gigs, path } = await openedBusiness(viewport);
    await page.goto(path);
    const link = await subscribe(page, 'The Paper Lantern');
    const [cook, dishwasher] = await readCalendar(link);
    expect(cook).toMatchObject({
      summary: 'Line Cook (0 of 2 confirmed)',
      status: 'CONFIRMED',
      // In winter New York is five hours behind.
      start: `${monday}T22:00:00.000Z`,
      end: `${tuesday}T04:00:00.000Z`,
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
      'This calendar link does not work any more. Make a new one in Brigade.',
    ]);
  });

  it('gives the gigs of an event alone', { timeout: 120_000 }, async () => {
    const { page, session, gigs, location, path } = await openedBusiness(viewport);
    const { event } = await mutate<{ event: { databaseId: number } }>(
      session,
      'CreateEventInput',
      'createEvent(input: $input) { event { databaseId } errors { message } }',
      { locationId: location.id, name: 'Book fair', gigIds: [gigs[1]?.id] },
    );
    await page.goto(`${path}/event/${event.databaseId}`);
    const link = await subscribe(page, 'Book fair');
    expect((await readCalendar(link)).map(({ summary }) => summary)).toEqual([
      'Dishwasher (0 of 2 confirmed)',
    ]);
    await revoke(page);
    expect((await fetch(link)).status).toBe(410);
  });
});

/** A new business with two gigs, and its owner in front of a browser. */
async function openedBusiness(viewport: { width: number; height: number }) {
  const location = await newBusiness(sharedStack, 'The Paper Lantern');
  const session = { url, token: location.token };
  const times = { startTime: '17:00', endTime: '23:00' };
  const gigs = await postGigs(session, location, [
    { position: 'Line Cook', date: monday, ...times },
    { position: 'Dishwasher', date: tuesday, ...times },
  ]);
  const page = await visit({ token: location.token, options: windowOf(viewport) });
  return { page, session, gigs, location, path: `/locations/${location.locationId}` };
}

/** Makes a link for a calendar program. */
async function subscribe(page: Page, place: string): Promise<string> {
  await chooseInMenu(page, 'More', 'Subscribe to calendar…');
  const dialog = page.getByRole('dialog', { name: 'Subscribe to this calendar' });
  await dialog.getByText(`See the gigs of ${place} in your own calendar program`).waitFor();
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByLabel('Your link').inputValue();
  expect(await dialog.getByRole('link', { name: 'Open in calendar program' }).getAttribute('href')).toBe(
    link.replace('http:', 'webcal:'),
  );
  await dialog.getByText('Made by Ada Moreno').waitFor();
  await expectGoodScreen(page);
  return link;
}

async function revoke(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Revoke the link made by Ada Moreno' }).click();
  await page.getByText('The link is revoked and does not work any more').waitFor();
  await page.getByText('Made by Ada Moreno').waitFor({ state: 'detached' });
  await expectGoodScreen(page);
}
