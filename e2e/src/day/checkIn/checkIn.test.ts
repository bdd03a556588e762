import type { Page } from 'playwright';
import { afterAll, expect, inject, it } from 'vitest';
import { expectReadable } from '../../browser/axe.ts';
import { expectGoodOnEveryDevice, expectGoodScreen } from '../../browser/goodScreen.ts';
import { takeScreenshot } from '../../browser/screenshots.ts';
import { visit } from '../../browser/visit.ts';
import { graphql } from '../../stack/graphql.ts';
import { moveClock } from '../../stack/moveClock.ts';
import { now } from '../../stack/now.ts';
import { startDemoStack } from '../../stack/startDemoStack.ts';
import { gigWithPros } from '../roster/gigWithPros.ts';
import { press } from '../roster/rosterPage.ts';

// Its clock moves, which would disturb the others.
const stack = await startDemoStack(inject('demoFolder'));
afterAll(() => stack.stop());

const { onsite, manager } = inject('tokens');

interface Expected {
  gig: { roster: { phoneNumber: string; pro: { displayName: string } }[] };
}

async function phoneNumbersOf(databaseId: number): Promise<readonly string[]> {
  const { data } = await graphql<Expected>(
    stack.url,
    'query ($id: DatabaseId!) { gig(databaseId: $id) { roster { phoneNumber pro { displayName } } } }',
    { id: databaseId },
    manager,
  );
  return data?.gig.roster.map(({ phoneNumber }) => phoneNumber) ?? [];
}

/** Fills in the check-in page and sends it. */
async function enter(page: Page, phoneNumber: string, code: string): Promise<void> {
  await page.getByLabel('Your phone number').fill(phoneNumber);
  await page.getByLabel('Check-in code').fill(code);
  await page.getByRole('button', { name: 'Check in', exact: true }).click();
}

it('a phone without an account checks in by the code that the desk shows, which sees it live; a new code ends the old one', async () => {
  const { databaseId } = await gigWithPros({ url: stack.url, token: manager }, 2);
  const [first = '', second = ''] = await phoneNumbersOf(databaseId);
  const [desk, phone] = await Promise.all([
    visit({ url: stack.url, token: onsite }),
    visit({ url: stack.url, options: { viewport: { width: 360, height: 740 } } }),
  ]);
  await desk.goto(`/locations/1/gigs/${databaseId}/roster`);
  await desk.getByRole('button', { name: 'Show QR code' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Check-in code' });
  await dialog.getByRole('img', { name: 'QR code of the check-in page' }).waitFor();
  await expectGoodOnEveryDevice(desk);
  await takeScreenshot(desk, 'check-in-code');
  const link = await dialog.getByText(/\/check-in\//).innerText();
  const code = await dialog.getByRole('strong').innerText();

  // Two hours early, then ten minutes.
  await phone.goto(link);
  await phone.getByText(/Check-in opens at/).waitFor();
  await expectGoodScreen(phone);
  await moveClock(stack, manager, { minutes: 110 });
  await phone.reload();
  await enter(phone, first, code === '0000' ? '0001' : '0000');
  await phone.getByText('This is not the code of this shift.').waitFor();
  await expectGoodScreen(phone);
  await phone.emulateMedia({ colorScheme: 'dark' });
  await expectReadable(phone);
  await takeScreenshot(phone, 'check-in-wrong-code');
  await enter(phone, first, code);
  await phone.getByText(/You are checked in/).waitFor();
  await expectReadable(phone);
  await takeScreenshot(phone, 'check-in-done');

  await dialog.getByRole('button', { name: 'Close' }).click();
  await desk.getByText(/Checked in \d+:\d\d [ap]m by QR code/).waitFor();
  await expect.poll(() => desk.getByText(/by QR code/).count()).toBe(1);

  await desk.getByRole('button', { name: 'Show QR code' }).click();
  await dialog.getByRole('button', { name: 'New code' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'New code' }).click();
  await desk.getByText('New check-in code created').waitFor();
  await phone.getByRole('button', { name: 'Check in another pro' }).click();
  await enter(phone, second, code);
  await phone.getByRole('heading', { name: 'This code was replaced' }).waitFor();
  await phone.reload();
  await phone.getByRole('heading', { name: 'This code was replaced' }).waitFor();
  await expectGoodScreen(phone);
  const shownLink = () => dialog.getByText(/\/check-in\//).innerText();
  // Polled: an answer that left before the new code may still come to the desk after it.
  await expect.poll(shownLink).not.toBe(link);
  await phone.goto(await shownLink());
  await enter(phone, second, await dialog.getByRole('strong').innerText());
  await phone.getByText(/You are checked in/).waitFor();
});

/** What the role of an onsite manager has no part in: money, posting, and who works. */
const forbidden = /^(Pay|Approve|Retry|New shift|Post|Edit|Cancel|Select|Dismiss|Offer|Replace|Settings)\b/;

/** Expects that the page offers nothing that an onsite manager may not do, and shows no money. */
async function expectOnlyTheDay(page: Page): Promise<void> {
  const links = await page.getByRole('link').allInnerTexts();
  const buttons = await page
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent));
  expect([...links, ...buttons].filter((name) => forbidden.test(name.trim()))).toEqual([]);
  expect(await page.getByRole('main').innerText()).not.toMatch(/\$\d/);
}

it('an onsite manager finds who is missing, clocks them in, and is offered nothing else', async () => {
  const { databaseId, names } = await gigWithPros({ url: stack.url, token: manager }, 3);
  const [name = ''] = names;
  // Five minutes after the start.
  await moveClock(stack, manager, { to: now().add({ minutes: 125 }) });
  const page = await visit({ url: stack.url, token: onsite });

  await page.goto('/locations/1/home');
  await page.getByText('Live', { exact: true }).waitFor();
  const menu = page.getByRole('navigation', { name: 'Main' });
  expect(await menu.getByRole('link').allInnerTexts()).toEqual(['Today', 'Roster', 'Call list', 'Shifts']);
  await expectOnlyTheDay(page);

  await menu.getByRole('link', { name: 'Call list' }).click();
  const called = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: `Call ${name},` }) });
  await called.getByText(/^Late/).waitFor();
  await expectOnlyTheDay(page);

  await called.locator(`[href$='/gigs/${databaseId}/roster']`).click();
  await page.getByRole('button', { name: `Clock in ${name}`, exact: true }).waitFor();
  await expectOnlyTheDay(page);
  await press(page, 'Clock in', [name]);
  await page.getByRole('button', { name: `Clock out ${name}`, exact: true }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: `Clock out ${name}`, exact: true }).waitFor();
});
