import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { onPaper } from '../../testing/onPaper.ts';
import { makeCalendarGig } from '../../testing/calendar.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { fault, makeApplication, makeLocation, makeViewer } from '../../testing/world.ts';

const path = '/locations/1/schedule?date=2099-01-15';

const onShift = (databaseId: number, state: string, facts: Record<string, unknown> = {}) =>
  makeApplication(databaseId, {
    isSelected: true,
    isConfirmed: true,
    attendance: { state, since: '2099-01-15T22:04:00Z' },
    ...facts,
  });

const dinner = {
  gig: makeCalendarGig(7, { places: 4, confirmed: 2, selected: 2, openApplications: 5, eventName: 'Gala' }),
  pros: [onShift(1, 'IN'), onShift(2, 'EXPECTED'), onShift(3, 'NO_SHOW'), onShift(4, 'CANCELLED')],
};

const fromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const running = { startTime: fromNow(-1), endTime: fromNow(6) };

function schedule(gigs: readonly unknown[], facts: Record<string, unknown> = {}, canManage = true) {
  return {
    location: () =>
      makeLocation(1, {
        viewerCanManageApplicants: canManage,
        daySchedule: { from: '2099-01-15', until: '2099-01-15', gigs, ...facts },
      }),
  };
}

describe('the day schedule', () => {
  test('prints the shifts of the day, and neither the menu nor what can be pressed', async () => {
    const { screen } = await renderApp(path, schedule([dinner]));
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    await screen.getByRole('button', { name: 'Print' }).click();
    expect(print).toHaveBeenCalledOnce();
    const banner = screen.getByRole('banner').element();
    const replace = screen.getByLabelText('Replace Pro 3');
    const fill = screen.getByText('Fill', { exact: true });
    for (const shown of [banner, replace, fill]) await expect.element(shown).toBeVisible();

    await onPaper();

    await expect.element(screen.getByRole('heading', { name: 'Schedule' })).toBeVisible();
    for (const shown of ['Thursday, January 15', 'Line Cook', 'Pro 1', /^No-show/, '2 open places'])
      await expect.element(screen.getByText(shown).first()).toBeVisible();
    for (const hidden of [banner, replace, fill]) await expect.element(hidden).not.toBeVisible();
  });

  test.each([
    ['ADMIN', 'Schedule'],
    ['ONSITE_MANAGER', 'Roster'],
    [null, 'Schedule'],
  ])('the day schedule is called as the menu calls it: %s, %s', async (viewerAccess, title) => {
    const viewer = makeViewer({ activeLocations: [makeLocation(1, { viewerAccess })] });
    const { screen } = await renderApp(path, { ...schedule([dinner]), viewer });

    await expect.element(screen.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect.poll(() => document.title).toBe(`${title} · Grill 1 · Brigade`);
  });

  test('shows who is where in each shift, and the open places, in one request', async () => {
    const { screen, gateway } = await renderApp(path, schedule([dinner]));
    const day = screen.getByRole('region', { name: 'Thursday, January 15' });
    await expect.element(day.getByRole('link', { name: 'Line Cook' })).toBeVisible();
    await expect.element(day).toMatchTextContent(/5:00 pm – 11:00 pm/);
    await expect.element(day).toMatchTextContent(/Gala/);
    const pros = day.getByRole('list', { name: 'Pros of Line Cook' }).getByRole('listitem');
    await expect
      .poll(() => pros.elements().map((item) => item.textContent))
      .toEqual([
        expect.stringMatching(/Pro 1.*Clocked in · 5:04 pm/),
        expect.stringMatching(/Pro 2.*Expected/),
        expect.stringMatching(/Pro 3.*Replace.*No-show/),
        expect.stringMatching(/^2 open placesFill$/),
      ]);
    await expect
      .element(day.getByRole('link', { name: 'Fill' }))
      .toHaveAttribute('href', '/locations/1/gigs/7/applicants');
    await expect.element(day.getByRole('button', { name: 'Replace Pro 3' })).toBeVisible();
    expect(gateway.names().toSorted()).toEqual(['AppShellQuery', 'DayScheduleScreenQuery']);
    await expect
      .poll(() => gateway.last('DayScheduleScreenQuery')?.variables)
      .toEqual({ locationId: 1, from: '2099-01-15', days: 1 });
    await expectAccessible(screen.container);
  });

  test('offers the place of a no-show in place', async () => {
    const { screen } = await renderApp(path, schedule([dinner]));
    await screen.getByRole('button', { name: 'Replace Pro 3' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Replace Pro 3?' });
    await expect.element(dialog.getByRole('radiogroup', { name: 'Who to ask' })).toBeVisible();
    await expect.element(dialog.getByRole('radiogroup', { name: 'What happened' })).not.toBeInTheDocument();
  });

  test.each([
    ['when its place is taken again', { selected: 3 }, true],
    ['to viewers who may not', {}, false],
    ['once everyone has clocked out', { listStatus: 'PAYMENT_DUE' }, true],
  ])('offers no replacement %s', async (_case, facts, canReplace) => {
    const gig = makeCalendarGig(7, { places: 3, confirmed: 2, selected: 2, ...facts });
    const { screen } = await renderApp(
      path,
      schedule([{ gig, pros: [onShift(3, 'NO_SHOW')] }], {}, canReplace),
    );
    await expect.element(screen.getByText(/No-show/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Replace Pro 3' })).not.toBeInTheDocument();
  });

  test.each([
    ['to viewers who do not decide about applicants', {}, false],
    ['once the shift has started', running, true],
    ['a quarter of an hour before the start', { startTime: fromNow(0.2), endTime: fromNow(6) }, true],
  ])('leads from open places nowhere %s', async (_to, facts, canManage) => {
    const gig = makeCalendarGig(7, { places: 4, confirmed: 1, selected: 2, openApplications: 5, ...facts });
    const { screen } = await renderApp(path, schedule([{ gig, pros: [] }], {}, canManage));
    await expect.element(screen.getByText('3 open places, 1 selected')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: /^(Fill|Offer|Confirm)/ })).not.toBeInTheDocument();
  });

  test('says that a shift awaits approval, and leads to no offer that would fail', async () => {
    const gig = makeCalendarGig(7, { status: 'UNAPPROVED', openApplications: 1 });
    const { screen } = await renderApp(path, schedule([{ gig, pros: [] }]));
    await expect.element(screen.getByText('2 open places', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('Awaiting approval')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: /^(Fill|Offer|Confirm)/ })).not.toBeInTheDocument();
  });

  test('says that no one worked a shift that has ended', async () => {
    const gig = makeCalendarGig(7, { startTime: fromNow(-8), endTime: fromNow(-1) });
    const { screen } = await renderApp(path, schedule([{ gig, pros: [onShift(4, 'CANCELLED')] }]));
    await expect.element(screen.getByText('No one worked this shift.')).toBeVisible();
    await expect.element(screen.getByText(/open place/)).not.toBeInTheDocument();
    await expectAccessible(screen.container);
  });

  test('offers an open place to pros while no one waits for a decision', async () => {
    const gig = makeCalendarGig(7, { places: 3, confirmed: 1, selected: 1, offered: 1 });
    const { screen } = await renderApp(path, schedule([{ gig, pros: [] }]));
    await expect.element(screen.getByText('2 open places, 1 offered')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Offer', exact: true }))
      .toHaveAttribute('href', '/locations/1/offers?offerType=existing&selected_gig_id=7');
    await expect.element(screen.getByRole('link', { name: 'Fill' })).not.toBeInTheDocument();
    await expectAccessible(screen.container);
  });

  test.each([
    ['that are all offered already', { offered: 2 }, []],
    ['of pros who dropped out, whose own rows lead to a replacement', {}, [onShift(3, 'CALLED_OUT')]],
  ])('leads once from open places %s', async (_which, facts, pros) => {
    const open = 1 + Number(pros.length === 0);
    const gig = makeCalendarGig(7, { places: 1 + open, confirmed: 1, selected: 1, ...facts });
    const { screen } = await renderApp(path, schedule([{ gig, pros }]));
    await expect.element(screen.getByText(/open place/)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: /^(Fill|Offer)$/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Replace Pro 3' }).elements()).toHaveLength(pros.length);
  });

  test('leads from places of selected pros to their confirmation, beside those still to fill, on a phone', async () => {
    await page.viewport(360, 740);
    const gig = makeCalendarGig(7, { places: 4, confirmed: 1, selected: 2, offered: 1 });
    const { screen } = await renderApp(path, schedule([{ gig, pros: [onShift(1, 'EXPECTED')] }]));
    await expect.element(screen.getByText('3 open places, 1 selected, 1 offered')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Confirm' }))
      .toHaveAttribute('href', '/locations/1/gigs/7/applicants?stage=selected');
    await expect
      .element(screen.getByRole('link', { name: 'Offer', exact: true }))
      .toBeInViewport({ ratio: 1 });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await expectAccessible(screen.container);
  });

  const missing = onShift(1, 'LATE', { isMissing: true });

  test('offers to replace a pro who is missing before a no-show is recorded, and asks what happened', async () => {
    const gig = makeCalendarGig(7, { confirmed: 2, selected: 2, ...running });
    const { screen } = await renderApp(path, schedule([{ gig, pros: [missing, onShift(2, 'LATE')] }]));
    await screen.getByRole('button', { name: 'Replace Pro 1' }).click();
    await expect.element(screen.getByRole('button', { name: 'Replace Pro 2' })).not.toBeInTheDocument();
    const dialog = screen.getByRole('dialog', { name: 'Replace Pro 1?' });
    await expect.element(dialog.getByRole('radiogroup', { name: 'What happened' })).toBeVisible();
    await expectAccessible();
  });

  test.each([
    ['to viewers who may not', {}, false],
    ['once everyone has clocked out', { listStatus: 'PAYMENT_DUE' }, true],
    ['with little of the shift left', { endTime: fromNow(1.4) }, true],
  ])('offers no replacement of a missing pro %s', async (_case, facts, canManage) => {
    const gig = makeCalendarGig(7, { confirmed: 2, selected: 2, ...running, ...facts });
    const { screen } = await renderApp(path, schedule([{ gig, pros: [missing] }], {}, canManage));
    await expect.element(screen.getByText(/Late/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Replace Pro 1' })).not.toBeInTheDocument();
  });

  test('offers neither places nor replacements once the shift is over', async () => {
    const times = { startTime: '2024-01-15T22:00:00Z', endTime: '2024-01-16T04:00:00Z' };
    const gig = makeCalendarGig(7, { places: 3, confirmed: 1, ...times });
    const { screen } = await renderApp(path, schedule([{ gig, pros: [onShift(3, 'NO_SHOW')] }]));
    await expect.element(screen.getByText(/No-show/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /^Replace/ })).not.toBeInTheDocument();
    await expect.element(screen.getByText(/open place/)).not.toBeInTheDocument();
  });

  test('turns days and changes their number in the URL', async () => {
    const { screen, router } = await renderApp(path, schedule([]));
    await screen.getByRole('link', { name: 'Next day' }).click();
    await expect.poll(() => router.state.location.search).toEqual({ date: '2099-01-16' });
    await screen.getByRole('link', { name: 'Next day' }).click();
    await expect.poll(() => router.state.location.search).toEqual({ date: '2099-01-17' });
    await screen.getByRole('link', { name: '3 days' }).click();
    await expect.poll(() => router.state.location.search).toEqual({ date: '2099-01-17', days: '3' });
    await screen.getByRole('main').getByRole('link', { name: 'Today' }).click();
    await expect.poll(() => router.state.location.search).toEqual({ days: '3' });
  });

  test('puts a shift that began the evening before on the first day, and says which days have none', async () => {
    const night = makeCalendarGig(8, {
      startTime: '2099-01-15T03:00:00Z',
      endTime: '2099-01-15T09:00:00Z',
    });
    const { screen } = await renderApp(
      `${path}&days=3`,
      schedule([{ gig: night, pros: [] }], { until: '2099-01-17' }),
    );
    const first = screen.getByRole('region', { name: 'Thursday, January 15' });
    await expect.element(first.getByRole('link', { name: 'Line Cook' })).toBeVisible();
    const second = screen.getByRole('region', { name: 'Friday, January 16' });
    await expect.element(second).toMatchTextContent(/No shifts/);
  });

  test('shows the error screen when the schedule cannot be loaded', async () => {
    const { screen } = await renderApp(path, {
      location: () => makeLocation(1, { daySchedule: () => fault('UPSTREAM_UNAVAILABLE') }),
    });
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('shows the page of unavailable locations for an unknown location', async () => {
    const { screen } = await renderApp(path, { location: null });
    await expect.element(screen.getByText(/location/i).first()).toBeVisible();
  });
});
