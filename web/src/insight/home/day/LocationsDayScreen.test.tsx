import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/axe.ts';
import { makeCalendarGig } from '../../../testing/calendar.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { fault, makeApplication, makeLocation, makeViewer } from '../../../testing/world.ts';

const fromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const zone = 'America/New_York';
const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date());

const grill = makeLocation(1, { name: 'Copperfinch Grill', timeZone: zone, viewerCanManageApplicants: true });
const bakery = makeLocation(2, { name: 'Bakehouse', timeZone: zone, viewerCanManageApplicants: false });

const onShift = (databaseId: number, state: string, facts: Record<string, unknown> = {}) =>
  makeApplication(databaseId, {
    isSelected: true,
    isConfirmed: true,
    attendance: { state, since: fromNow(-1) },
    ...facts,
  });

const running = { startTime: fromNow(-1), endTime: fromNow(6), places: 2, confirmed: 2, selected: 2 };

function dayOf(from: string, gigs: readonly unknown[], facts: Record<string, unknown> = {}) {
  return {
    viewer: makeViewer({
      liveCursor: '1',
      daySchedule: { from, until: from, isTruncated: false, gigs, ...facts },
    }),
  };
}

const ofToday = [
  { location: grill, gig: makeCalendarGig(7, running), pros: [onShift(1, 'IN'), onShift(2, 'ON_BREAK')] },
  {
    location: bakery,
    gig: makeCalendarGig(8, { ...running, skillName: 'Baker' }),
    pros: [onShift(3, 'LATE', { isMissing: true }), onShift(4, 'OUT')],
  },
  {
    location: grill,
    gig: makeCalendarGig(9, { startTime: fromNow(2), endTime: fromNow(5), places: 3, confirmed: 1 }),
    pros: [onShift(5, 'EXPECTED')],
  },
];

describe('today at all locations', () => {
  test('shows who is in, who is missing and what starts next, in one request', async () => {
    const { screen, gateway } = await renderApp('/locations/day', dayOf(today, ofToday));
    await expect.element(screen.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
    await expect
      .element(
        screen.getByText('3 shifts at 2 locations. 5 of 7 places filled. 2 clocked in, 1 missing.', {
          exact: false,
        }),
      )
      .toMatchTextContent(/Next: Line Cook at Copperfinch Grill, /);
    // The location where someone is missing comes first.
    const headings = screen.getByRole('main').getByRole('heading', { level: 2 });
    await expect
      .poll(() => headings.elements().map((heading) => heading.textContent))
      .toEqual(['Bakehouse', 'Copperfinch Grill']);
    await expect
      .element(screen.getByRole('link', { name: 'Schedule of Bakehouse' }))
      .toHaveAttribute('href', '/locations/2/schedule');
    await expect
      .element(screen.getByRole('link', { name: 'Baker' }))
      .toHaveAttribute('href', '/locations/2/gigs/8/roster');
    expect(gateway.names().toSorted()).toEqual(['AppShellQuery', 'LocationsDayScreenQuery']);
    expect(gateway.last('LocationsDayScreenQuery')?.variables).toEqual({ date: null });
    await expectAccessible(screen.container);
  });

  test('today at all locations fits a phone', async () => {
    await page.viewport(360, 740);
    const { screen } = await renderApp('/locations/day', dayOf(today, ofToday));
    await expect.element(screen.getByRole('heading', { name: 'Bakehouse' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });
});

describe('another day at all locations', () => {
  const gigs = [
    {
      location: grill,
      gig: makeCalendarGig(7, { places: 4, confirmed: 1, selected: 1, openApplications: 5 }),
      pros: [],
    },
    {
      location: bakery,
      gig: makeCalendarGig(8, { places: 4, confirmed: 1, selected: 1, openApplications: 5 }),
      pros: [],
    },
  ];

  test('lists the shifts by location, with the ways to fill them where the viewer may', async () => {
    const { screen, router } = await renderApp('/locations/day?date=2099-01-15', dayOf('2099-01-15', gigs));
    await expect
      .element(screen.getByRole('heading', { name: 'Thursday, January 15', level: 1 }))
      .toBeVisible();
    await expect.element(screen.getByText('2 shifts at 2 locations. 2 of 8 places filled.')).toBeVisible();
    const own = screen.getByRole('region', { name: 'Copperfinch Grill' });
    await expect
      .element(own.getByRole('link', { name: 'Fill' }))
      .toHaveAttribute('href', '/locations/1/gigs/7/applicants');
    await expect
      .element(own.getByRole('link', { name: 'Schedule of Copperfinch Grill' }))
      .toHaveAttribute('href', '/locations/1/schedule?date=2099-01-15');
    const other = screen.getByRole('region', { name: 'Bakehouse' });
    await expect.element(other.getByText('3 open places')).toBeVisible();
    await expect.element(other.getByRole('link', { name: 'Fill' })).not.toBeInTheDocument();
    await expectAccessible(screen.container);

    await screen.getByRole('link', { name: 'Next day' }).click();
    await expect.poll(() => router.state.location.search).toEqual({ date: '2099-01-16' });
    await screen.getByRole('main').getByRole('link', { name: 'Today', exact: true }).click();
    await expect.poll(() => router.state.location.search).toEqual({});
  });

  test('says when there are no shifts, and when not all are shown', async () => {
    const path = '/locations/day?date=2099-01-15';
    const { screen } = await renderApp(path, dayOf('2099-01-15', []));
    await expect.element(screen.getByRole('heading', { name: 'No shifts' })).toBeVisible();
    await screen.unmount();
    const { screen: full } = await renderApp(path, dayOf('2099-01-15', gigs, { isTruncated: true }));
    await expect.element(full.getByText(/^The first 200 shifts are shown/)).toBeVisible();
  });

  test('shows the error screen when the day cannot be loaded', async () => {
    const { screen } = await renderApp('/locations/day', {
      viewer: makeViewer({ daySchedule: () => fault('UPSTREAM_UNAVAILABLE') }),
    });
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
