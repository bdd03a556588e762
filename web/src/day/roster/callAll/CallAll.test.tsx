import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/axe.ts';
import { makeCalendarGig } from '../../../testing/calendar.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { onRoster } from '../../../testing/roster.ts';
import { makeGigWith, makeLocation } from '../../../testing/world.ts';

const fromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const pro = (databaseId: number, state: string, phoneNumber: string | null = `+1312555010${databaseId}`) =>
  onRoster(databaseId, state, {
    phoneNumber,
    attendance: { state, since: state === 'EXPECTED' ? fromNow(1) : fromNow(-0.5) },
  });

const pros = [pro(1, 'EXPECTED'), pro(2, 'LATE'), pro(3, 'IN'), pro(4, 'NO_SHOW'), pro(5, 'EXPECTED', null)];

const gig = (roster: readonly ReturnType<typeof pro>[]) =>
  makeGigWith(5, [...roster], {
    status: 'CONFIRMED',
    startTime: fromNow(-0.5),
    endTime: fromNow(7),
    startCountsAsPast: true,
    viewerCanRecordAttendance: true,
    viewerCannotRecordAttendanceReason: null,
    roster,
  });

/** Keeps the browser from opening the phone, as the test needs the page. */
const stay = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) event.preventDefault();
};

beforeEach(() => {
  localStorage.removeItem('brigade.called');
  document.addEventListener('click', stay);
  return () => document.removeEventListener('click', stay);
});

describe('the calls', () => {
  test.each(['/locations/1/gigs/5', '/locations/1/gigs/5/roster'])(
    'the calls of a shift go at %s from late to expected pros, one after the other, and are marked on this device',
    async (path) => {
      await page.viewport(360, 800);
      const { gateway } = await renderApp(path, { gig: gig(pros) });
      await page.getByRole('button', { name: 'Call all 3' }).click();
      const dialog = page.getByRole('dialog', { name: 'Call 3 pros' });
      await expect
        .poll(() =>
          dialog
            .getByRole('listitem')
            .elements()
            .map((item) => item.textContent),
        )
        .toEqual([
          expect.stringMatching(/^Pro 2.*Late/),
          expect.stringMatching(/^Pro 1.*Expected/),
          expect.stringMatching(/^Pro 5.*No phone number$/),
        ]);
      await expect.element(dialog.getByRole('status')).toMatchTextContent('0 of 2 called');
      await expectAccessible();

      const call = (name: string) => dialog.getByRole('link', { name, exact: true });
      await expect.element(call('Call Pro 2')).toHaveAttribute('href', 'tel:+13125550102');
      await call('Call Pro 2').click();
      await expect.element(dialog.getByRole('listitem').first()).toMatchTextContent(/^Pro 2Called \d/);
      await call('Call Pro 1').click();
      await expect
        .element(dialog.getByRole('status'))
        .toMatchTextContent('Everyone with a number was called');
      await expect.element(dialog.getByRole('button', { name: 'Done' })).toHaveFocus();
      const again = call('Call Pro 1, (312) 555-0101');
      await again.click();
      await expect.element(again).toHaveFocus();
      expect(gateway.names().filter((name) => name !== 'AppShellQuery')).toHaveLength(1);
    },
  );

  test('the calls of a shift leave the focus with the pro who was called last by their own link', async () => {
    await renderApp('/locations/1/gigs/5/roster', { gig: gig([pro(1, 'EXPECTED')]) });
    await page.getByRole('button', { name: 'Call all 1' }).click();
    const dialog = page.getByRole('dialog');
    const call = dialog.getByRole('link', { name: 'Call Pro 1, (312) 555-0101' });
    await call.click();
    await expect.element(dialog.getByRole('button', { name: 'Done' })).toBeVisible();
    await expect.element(call).toHaveFocus();
  });

  test('the calls of a shift are marked again after the dialog was closed, until the marks are cleared', async () => {
    await renderApp('/locations/1/gigs/5/roster', { gig: gig(pros) });
    await page.getByRole('button', { name: 'Call all 3' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('link', { name: 'Call Pro 1, (312) 555-0101' }).click();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('button', { name: 'Call all 3' }).click();
    await expect.element(dialog.getByRole('status')).toMatchTextContent('1 of 2 called');
    await dialog.getByRole('button', { name: 'Clear marks' }).click();
    await expect.element(dialog.getByRole('status')).toMatchTextContent('0 of 2 called');
  });

  test('the calls of a shift are none if no pro has a phone number', async () => {
    await renderApp('/locations/1/gigs/5/roster', { gig: gig([pro(5, 'EXPECTED', null)]) });
    await page.getByRole('button', { name: 'Call all 1' }).click();
    const status = page.getByRole('dialog', { name: 'Call 1 pro' }).getByRole('status');
    await expect.element(status).toMatchTextContent('No one has a phone number');
  });

  test('the calls of a shift end when the last pro who was expected clocks in', async () => {
    const expected = pro(1, 'EXPECTED');
    const shift = gig([expected]);
    const { gateway } = await renderApp('/locations/1/gigs/5/roster', { gig: shift, node: shift });
    await page.getByRole('button', { name: 'Call all 1' }).click();
    await expect.element(page.getByRole('dialog').getByRole('status')).toMatchTextContent('0 of 1 called');
    await expect.poll(() => gateway.lines.length).toBe(1);
    Object.assign(expected, { attendance: { state: 'IN', since: fromNow(0) } });
    gateway.lines[0]?.send({ cursor: '5', hasGap: false, changes: [{ subject: 'APPLICATION', gig: null }] });
    const dialog = page.getByRole('dialog', { name: 'Call pros' });
    await expect.element(dialog.getByRole('status')).toMatchTextContent('No one is left to call');
    await expectAccessible();
  });

  test('the calls of a shift are not offered when everyone is here or gone', async () => {
    await renderApp('/locations/1/gigs/5/roster', { gig: gig([pro(3, 'IN'), pro(4, 'NO_SHOW')]) });
    await expect.element(page.getByText('Pro 3').first()).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Call all/ })).not.toBeInTheDocument();
  });

  test('the calls of a day are those that the search finds, of all its shifts', async () => {
    const gigs = [
      { gig: makeCalendarGig(7, { skillName: 'Dishwasher' }), pros: [pro(1, 'EXPECTED')] },
      { gig: makeCalendarGig(8), pros: [pro(2, 'LATE'), pro(3, 'IN')] },
    ];
    const location = () =>
      makeLocation(1, { daySchedule: { from: '2099-01-15', until: '2099-01-15', gigs } });
    await renderApp('/locations/1/call-list?date=2099-01-15', { location });
    await expect.element(page.getByRole('button', { name: 'Call all 2' })).toBeVisible();
    await page.getByRole('searchbox').fill('dishw');
    await page.getByRole('button', { name: 'Call all 1' }).click();
    await expect
      .element(page.getByRole('dialog', { name: 'Call 1 pro' }).getByRole('listitem'))
      .toMatchTextContent(/^Pro 1/);
    await expectAccessible();
  });

  test('the calls of a day are one to a pro with two shifts, about the shift that the pro is late for', async () => {
    const later = { ...pro(2, 'EXPECTED'), pro: pro(1, 'EXPECTED').pro };
    const gigs = [
      { gig: makeCalendarGig(7), pros: [later] },
      { gig: makeCalendarGig(8), pros: [pro(1, 'LATE')] },
    ];
    const location = () =>
      makeLocation(1, { daySchedule: { from: '2099-01-15', until: '2099-01-15', gigs } });
    await renderApp('/locations/1/call-list?date=2099-01-15', { location });
    await page.getByRole('button', { name: 'Call all 1' }).click();
    await expect
      .element(page.getByRole('dialog', { name: 'Call 1 pro' }).getByRole('listitem'))
      .toMatchTextContent(/^Pro 1.*Late/);
  });
});
