import type { Page } from 'playwright';
import { expect } from 'vitest';
import { chooseInMenu } from '../../browser/chooseInMenu.ts';
import { expectGoodScreen } from '../../browser/goodScreen.ts';
import { moveClock } from '../../stack/moveClock.ts';
import { switchPros } from '../../stack/switchPros.ts';
import { expectCounts, openRoster, press, pressForAll } from './rosterOnPhone.ts';
import { rosterOf } from './rosterOf.ts';
import { momentOf, type StaffedSaturday } from './staffedSaturday.ts';

/** Moves the clock to a time of the Saturday. */
async function waitUntil({ stack, token }: StaffedSaturday, time: string): Promise<void> {
  await moveClock(stack, token, { to: momentOf(0, time) });
}

/** Two cooks come late. */
export async function startKitchen(page: Page, day: StaffedSaturday): Promise<void> {
  const { names } = day.kitchen;
  const late = names.slice(0, 2);
  await waitUntil(day, '15:50');
  await openRoster(page, day.kitchen);
  await expectCounts(page, '8 expected');
  await pressForAll(page, 'Clock in', names.slice(2));
  await expectCounts(page, '2 expected · 6 clocked in');
  await waitUntil(day, '16:20');
  await page.reload();
  await expectCounts(page, '2 late · 6 clocked in');
  await expectGoodScreen(page);
  await press(page, 'Clock in', late);
  await expectCounts(page, '8 clocked in');
  // What is still on its way would wait on the phone with the entries of the next shift.
  await page.getByText('Waiting to send').first().waitFor({ state: 'detached' });
}

/** The connection is gone when the support arrives; what was recorded has the time at which it was. */
export async function startSupportOffline(page: Page, day: StaffedSaturday): Promise<void> {
  await waitUntil(day, '16:55');
  await openRoster(page, day.support);
  await page.context().setOffline(true);
  await press(page, 'Clock in', day.support.names);
  await page.getByText('7 entries are saved on this device').waitFor();
  await waitUntil(day, '17:10');
  await page.context().setOffline(false);
  await page.getByText('Waiting to send').first().waitFor({ state: 'detached' });
  await expectCounts(page, '7 clocked in');
  const roster = await rosterOf(day, day.support);
  const times = roster.flatMap(({ timePunches }) => timePunches.map(({ time }) => Date.parse(time)));
  expect(Math.max(...times)).toBeLessThan(momentOf(0, '17:00').epochMilliseconds);
}

/** One bartender never comes, and another pro takes the place. */
export async function replaceNoShow(page: Page, day: StaffedSaturday): Promise<string> {
  const { stack, token, cocktails } = day;
  const [missing = '', ...others] = cocktails.names;
  await waitUntil(day, '17:55');
  await openRoster(page, cocktails);
  await pressForAll(page, 'Clock in', others);
  await waitUntil(day, '18:20');
  await page.reload();
  await expectCounts(page, '1 late · 4 clocked in');
  await chooseInMenu(page, `More actions for ${missing}`, 'No-show…');
  await page.getByRole('button', { name: 'Record and find a replacement…' }).click();
  await page.getByRole('dialog', { name: `Replace ${missing}?` }).waitFor();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Replace', exact: true }).click();
  await page.getByRole('dialog', { name: `${missing} is off the shift` }).waitFor();
  await page.getByRole('button', { name: 'Done' }).click();

  await switchPros(stack, token, { isOn: true });
  const replacement = await waitForReplacement(day);
  // The phone clocks everyone in and out.
  await switchPros(stack, token, { isOn: false });
  await press(page, 'Clock in', [replacement]);
  await expectCounts(page, '5 clocked in · 1 no-show');
  return replacement;
}

/** Lets the pros respond to their offers until one of them has accepted. */
async function waitForReplacement(day: StaffedSaturday): Promise<string> {
  const { stack, token, cocktails, bar } = day;
  for (let event = 0; event < 50; event += 1) {
    await moveClock(stack, token, { toNextEvent: true, locationId: bar.locationId });
    const roster = await rosterOf(day, cocktails);
    const names = roster.map(({ pro }) => pro.displayName);
    const replacement = names.find((name) => !cocktails.names.includes(name));
    if (replacement !== undefined) return replacement;
  }
  throw new Error('No pro accepted the offer');
}

/** One cook is not needed for the last hours; the dialog says what that costs. */
export async function sendHome(page: Page, day: StaffedSaturday): Promise<void> {
  const name = day.kitchen.names[7] ?? '';
  await waitUntil(day, '20:30');
  await openRoster(page, day.kitchen);
  await chooseInMenu(page, `More actions for ${name}`, 'Send home…');
  const dialog = page.getByRole('dialog', { name: `Send ${name} home?` });
  await dialog.getByText(`${name} is paid until`).waitFor();
  await dialog.getByText('You pay').waitFor();
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Send home' }).click();
  await expectCounts(page, '7 clocked in · 1 sent home');
}

/** One cook leaves without clocking out. */
export async function endSaturday(page: Page, day: StaffedSaturday, replacement: string): Promise<void> {
  const { kitchen, support, cocktails } = day;
  await waitUntil(day, '22:00');
  await openRoster(page, kitchen);
  await pressForAll(page, 'Clock out', kitchen.names.slice(1, 7));
  await waitUntil(day, '23:00');
  await openRoster(page, support);
  await pressForAll(page, 'Clock out', support.names);
  await expectCounts(page, '7 out');
  await openRoster(page, cocktails);
  await pressForAll(page, 'Clock out', [...cocktails.names.slice(1), replacement]);
  await expectCounts(page, '5 out · 1 no-show');
}
