import { describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { onPaper } from '../../testing/onPaper.ts';
import { makeCalendarGig } from '../../testing/calendar.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { fault, makeApplication, makeLocation } from '../../testing/world.ts';

const path = '/locations/1/call-list?date=2099-01-15';

const onShift = (databaseId: number, state: string, phoneNumber: string | null = null) =>
  makeApplication(databaseId, {
    isSelected: true,
    isConfirmed: true,
    phoneNumber,
    attendance: { state, since: '2099-01-15T22:04:00Z' },
  });

const breakfast = {
  gig: makeCalendarGig(7, { skillName: 'Dishwasher', startTime: '2099-01-15T12:00:00Z' }),
  pros: [onShift(1, 'IN', '+13125550101'), onShift(4, 'CANCELLED')],
};
const dinner = { gig: makeCalendarGig(8), pros: [onShift(2, 'EXPECTED'), onShift(3, 'NO_SHOW')] };

function callList(gigs: readonly unknown[]) {
  return {
    location: () => makeLocation(1, { daySchedule: { from: '2099-01-15', until: '2099-01-15', gigs } }),
  };
}

describe('the call list', () => {
  test('shows everyone of the day over all shifts with one tap to call and text, in one request', async () => {
    const { screen, gateway } = await renderApp(path, callList([breakfast, dinner]));
    const people = screen.getByRole('list', { name: 'People' }).getByRole('listitem');
    await expect
      .poll(() => people.elements().map((item) => item.textContent))
      .toEqual([
        expect.stringMatching(/Pro 1.*Dishwasher · 7:00 am.*Clocked in · 5:04 pm.*\(312\) 555-0101/),
        expect.stringMatching(/Pro 2.*Line Cook · 5:00 pm.*Expected.*No phone number/),
        expect.stringMatching(/Pro 3.*Line Cook.*No-show/),
      ]);
    await expect.element(screen.getByText('Thursday, January 15 · Grill 1')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Call Pro 1, (312) 555-0101' }))
      .toHaveAttribute('href', 'tel:+13125550101');
    await expect
      .element(screen.getByRole('link', { name: 'Text Pro 1' }))
      .toHaveAttribute('href', 'sms:+13125550101');
    await expect
      .element(screen.getByRole('link', { name: 'Dishwasher' }))
      .toHaveAttribute('href', '/locations/1/gigs/7/roster');
    expect(gateway.names().toSorted()).toEqual(['AppShellQuery', 'CallListScreenQuery']);
    expect(gateway.last('CallListScreenQuery')?.variables).toEqual({ locationId: 1, from: '2099-01-15' });
    await expectAccessible(screen.container);
  });

  test('finds people by name and by position, says when no one matches, and keeps the search in the URL', async () => {
    const { screen, router, gateway } = await renderApp(path, callList([breakfast, dinner]));
    const people = screen.getByRole('list', { name: 'People' }).getByRole('listitem');
    const search = screen.getByRole('searchbox', { name: 'Search by name or position' });
    await search.fill('dishw');
    await expect.poll(() => people.elements()).toHaveLength(1);
    await search.fill('pro 3');
    await expect.element(people).toMatchTextContent(/Pro 3/);
    await expect.poll(() => router.state.location.search).toEqual({ date: '2099-01-15', name: 'pro 3' });
    await search.fill('zzzz');
    await screen.getByRole('button', { name: 'Show everyone' }).click();
    await expect.poll(() => people.elements()).toHaveLength(3);
    expect(gateway.names().filter((name) => name === 'CallListScreenQuery')).toHaveLength(1);
  });

  test('turns the day in the URL, and says when no one is expected', async () => {
    const { screen, router } = await renderApp(path, callList([]));
    await expect.element(screen.getByText('No one is expected on this day')).toBeVisible();
    await screen.getByRole('link', { name: 'Next day' }).click();
    await expect.poll(() => router.state.location.search).toEqual({ date: '2099-01-16' });
    await screen.getByRole('main').getByRole('link', { name: 'Today' }).click();
    await expect.poll(() => router.state.location.search).toEqual({});
  });

  test('prints the day, names, positions, states and numbers, and nothing that can be pressed', async () => {
    const { screen } = await renderApp(path, callList([breakfast, dinner]));
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    await screen.getByRole('button', { name: 'Print' }).click();
    expect(print).toHaveBeenCalledOnce();
    const number = screen.getByText('(312) 555-0101');
    const banner = screen.getByRole('banner').element();
    const call = screen.getByLabelText('Call Pro 1, (312) 555-0101');
    await expect.element(banner).toBeVisible();

    await onPaper();

    for (const shown of ['Thursday, January 15 · Grill 1', 'Pro 1', 'Dishwasher', /^No-show/])
      await expect.element(screen.getByText(shown).first()).toBeVisible();
    await expect.element(number).toBeVisible();
    for (const hidden of [banner, call]) await expect.element(hidden).not.toBeVisible();
  });

  test('shows the error screen when the day cannot be loaded', async () => {
    const { screen } = await renderApp(path, {
      location: () => makeLocation(1, { daySchedule: () => fault('UPSTREAM_UNAVAILABLE') }),
    });
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('shows the page of unavailable locations without access', async () => {
    const { screen } = await renderApp(path, { location: null });
    await expect.element(screen.getByText(/location/i).first()).toBeVisible();
  });
});
