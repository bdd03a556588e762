import type { Page } from 'playwright';
import { expect } from 'vitest';
import { expectGoodScreen } from '../../browser/goodScreen.ts';
import { holderField, saveCard } from '../../businesses/paymentMethods/cardForm.ts';
import { graphql } from '../../stack/graphql.ts';
import { moveClock, nextEventAt } from '../../stack/moveClock.ts';
import { switchPros } from '../../stack/switchPros.ts';
import { momentOf, type StaffedSaturday, type StaffedShift } from './staffedSaturday.ts';

/** The first payment is declined; another card pays it, and the others. */
export async function payBar(page: Page, day: StaffedSaturday): Promise<void> {
  const { stack, token, bar, cocktails } = day;
  const [, first = ''] = cocktails.names;
  const payPage = `/locations/${bar.locationId}/pay`;
  await moveClock(stack, token, { to: momentOf(2, '08:00') });
  await page.goto(payPage);
  await page.getByRole('button', { name: `Pay ${first}`, exact: true }).click();
  await moveClock(stack, token, { minutes: 5 });
  await page.getByText('The card was declined.').waitFor();
  await expectGoodScreen(page);
  await page.getByRole('row', { name: first }).getByRole('link', { name: 'Billing' }).click();
  await page.getByRole('link', { name: 'Replace payment method' }).click();
  await holderField(page).fill('Ada Moreno');
  await saveCard(page, '4242');
  await page.getByText('The payment method is saved').waitFor();

  await page.goto(payPage);
  await page.getByRole('button', { name: `Retry the payment of ${first}` }).click();
  await page.getByText(`${first} is being paid`).waitFor();
  await page.getByRole('button', { name: /^Pay all 4/ }).click();
  await page.getByText('4 payments were submitted').waitFor();
}

/** Hours of two are adjusted; one of them claims the posted hours. */
export async function adjustAndSettle(page: Page, day: StaffedSaturday): Promise<void> {
  const { hall, kitchen } = day;
  const [forgetful = '', , early = ''] = kitchen.names;
  await page.goto(`/locations/${hall.locationId}/pay`);
  await page.getByRole('row', { name: forgetful }).getByText('No clock-out').waitFor();
  await adjust(page, forgetful, '21:30', 'There is no clock-out. The kitchen closed at 9:30.');
  await adjust(page, early, '21:45', 'Left a quarter of an hour before the end.');
  await waitForDispute(day);
  await page.getByRole('link', { name: 'Disputed: see the claim' }).click();
  await page.getByRole('heading', { name: /^Dispute of/ }).waitFor();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Accept claim…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept claim' }).click();
  await page.getByRole('heading', { name: 'Result' }).waitFor();
}

async function adjust(page: Page, name: string, end: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: `Adjust hours of ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Adjust the hours of ${name}` });
  await dialog.getByLabel('End').fill(end);
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Save hours' }).click();
  await page.getByText(`The hours of ${name} are changed`).waitFor();
}

/** Half of the pros whose hours are shortened dispute it: finds a seed with which one of them does, today. */
async function waitForDispute(day: StaffedSaturday): Promise<void> {
  const { stack, token, hall } = day;
  const { locationId } = hall;
  for (let seed = 1; seed <= 50; seed += 1) {
    await switchPros(stack, token, { isOn: true, seed });
    // The pros plan while the clock moves.
    await moveClock(stack, token, { minutes: 1 });
    while (isToday(await nextEventAt(stack, token, locationId))) {
      await moveClock(stack, token, { toNextEvent: true, locationId });
      if (!(await isDisputed(day))) continue;
      await switchPros(stack, token, { isOn: false });
      return;
    }
  }
  throw new Error('No pro disputes');
}

const isToday = (moment: Temporal.Instant | null) =>
  moment !== null && Temporal.Instant.compare(moment, momentOf(2, '18:00')) < 0;

async function isDisputed({ stack, token, kitchen }: StaffedSaturday): Promise<boolean> {
  const { data } = await graphql<{ gig: { pay: { openDisputeDatabaseId: number | null }[] } }>(
    stack.url,
    'query ($id: DatabaseId!) { gig(databaseId: $id) { pay { openDisputeDatabaseId } } }',
    { id: kitchen.databaseId },
    token,
  );
  return data?.gig.pay.some(({ openDisputeDatabaseId }) => openDisputeDatabaseId !== null) === true;
}

/** Pays everyone at the hall at once, shift by shift. */
export async function payHall(page: Page, day: StaffedSaturday): Promise<void> {
  await page.goto(`/locations/${day.hall.locationId}/pay`);
  for (const count of [8, 7]) {
    await page.getByRole('button', { name: new RegExp(`^Pay all ${count}`) }).click();
    await page.getByText(`${count} payments were submitted`).waitFor();
  }
}

/** The payments move by themselves, until nothing is due and every pro is paid. */
export async function expectEveryonePaid(
  page: Page,
  day: StaffedSaturday,
  replacement: string,
): Promise<void> {
  const { stack, token, hall, bar, kitchen, support, cocktails } = day;
  await moveClock(stack, token, { to: momentOf(7, '12:00') });
  for (const { locationId } of [hall, bar]) {
    await page.goto(`/locations/${locationId}/pay`);
    await page.getByText('Nothing is due').waitFor();
  }
  // The hall gets its invoice later, the card of the bar was charged.
  await expectPaid(page, kitchen, 'Pro paid', kitchen.names);
  await expectPaid(page, support, 'Pro paid', support.names);
  await expectPaid(page, cocktails, 'Paid', [...cocktails.names.slice(1), replacement]);
  await expectGoodScreen(page);
}

async function expectPaid(
  page: Page,
  { locationId, databaseId }: StaffedShift,
  status: string,
  names: readonly string[],
): Promise<void> {
  await page.goto(`/locations/${locationId}/gigs/${databaseId}/pay`);
  for (const name of names)
    await page.getByRole('row', { name }).getByText(status, { exact: true }).first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^(Pay|Retry) / }).count()).toBe(0);
}
