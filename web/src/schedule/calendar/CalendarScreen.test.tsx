import { describe, expect, test } from 'vitest';
import { calendarRoot, calendarWeek, makeCalendarGig } from '../../testing/calendar.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { fault } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { stopClock } from '../../testing/testClock.ts';

const cook = makeCalendarGig(1, { confirmed: 1, openApplications: 3 });
const server = makeCalendarGig(2, {
  skillName: 'Server',
  skillDatabaseId: 2,
  startTime: '2099-01-15T23:00:00Z',
  endTime: '2099-01-16T03:00:00Z',
});

describe('the calendar of a location', () => {
  test('loads the week of the day in one request', async () => {
    const { screen, gateway } = await renderApp(calendarWeek, calendarRoot([cook]));
    await expect.element(screen.getByRole('heading', { name: 'Jan 11 – 17, 2099' })).toBeVisible();
    expect(gateway.names().toSorted()).toEqual(['AppShellQuery', 'CalendarScreenQuery']);
    await expect
      .poll(() => gateway.last('CalendarScreenQuery')?.variables)
      .toMatchObject({
        locationId: 1,
        from: '2099-01-11',
        until: '2099-01-17',
        filter: { statuses: ['UNFILLED', 'READY', 'COMPLETED', 'PAYMENT_DUE', 'PAYMENT_ERROR'] },
      });
  });

  test("shows gigs in the location's time zone, not in the browser's", async () => {
    const { screen } = await renderApp(calendarWeek, calendarRoot([cook]));
    const thursday = screen.getByRole('region', { name: 'Thursday, January 15' });
    await expect
      .element(
        thursday.getByRole('link', {
          name: 'Line Cook, Thu, Jan 15, 5 – 11 pm, Unfilled, 1 of 2 confirmed, 1 open, 3 waiting',
        }),
      )
      .toHaveAttribute('href', '/locations/1/gigs/1');
  });

  test('splits an overnight shift across two days with a single accessible name', async () => {
    const night = makeCalendarGig(1, {
      startTime: '2099-01-16T03:00:00Z',
      endTime: '2099-01-16T10:00:00Z',
    });
    const { screen } = await renderApp(calendarWeek, calendarRoot([night]));
    await expect.element(screen.getByRole('link', { name: /^Line Cook/ })).toBeVisible();
    const friday = screen.getByRole('region', { name: 'Friday, January 16' });
    await expect.poll(() => friday.element().querySelectorAll('[data-entry="1"]').length).toBe(1);
  });

  test('groups the gigs of an event with the same times into an entry that links to the event', async () => {
    const event = { eventDatabaseId: 7, eventName: 'Founders Gala' };
    const { screen } = await renderApp(
      calendarWeek,
      calendarRoot([
        makeCalendarGig(1, event),
        makeCalendarGig(2, { ...event, skillName: 'Server', places: 3 }),
      ]),
    );
    await expect
      .element(screen.getByRole('link', { name: /^Founders Gala, .*Line Cook, Server.*0 of 5 confirmed/ }))
      .toHaveAttribute('href', '/locations/1/event/7');
  });

  test('shows what is planned on each day, and events as bands over their days', async () => {
    const event = { eventDatabaseId: 7, eventName: 'Founders Gala' };
    const { screen } = await renderApp(calendarWeek, calendarRoot([cook, makeCalendarGig(2, event)]));
    await expect
      .element(screen.getByRole('link', { name: 'Event: Founders Gala' }))
      .toHaveAttribute('href', '/locations/1/event/7');
    await expect.element(screen.getByText('2 shifts, 1 of 4 places confirmed')).toBeInTheDocument();
    await screen.getByRole('link', { name: 'Month' }).click();
    await expect.element(screen.getByRole('link', { name: 'Event: Founders Gala' })).toBeVisible();
    await expect.element(screen.getByText('2 shifts, 1 of 4 places confirmed')).toBeInTheDocument();
  });

  test('filters by position without a request and by status with one', async () => {
    const { screen, gateway, router } = await renderApp(calendarWeek, calendarRoot([cook, server]));
    stopClock();
    await expect.element(screen.getByRole('link', { name: /^Line Cook/ })).toBeVisible();
    const requests = () => gateway.names().filter((name) => name === 'CalendarScreenQuery').length;
    const before = requests();
    await screen.getByRole('button', { name: 'Position' }).click();
    await screen.getByRole('option', { name: 'Server' }).click();
    await expect.element(screen.getByRole('link', { name: /^Line Cook/ })).not.toBeInTheDocument();
    expect(requests()).toBe(before);
    await router.navigate({ href: `${calendarWeek}&statuses=ready` });
    await expect
      .poll(() => gateway.last('CalendarScreenQuery')?.variables)
      .toMatchObject({ filter: { statuses: ['READY'] } });
  });

  test('filters by how breaks followed the rules once people work, as the list does', async () => {
    const times = { startTime: '2024-01-18T22:00:00Z', endTime: '2024-01-19T04:00:00Z' };
    const path = '/locations/1?view=calendar&calendar_date=2024-01-18';
    const { screen, gateway, router } = await renderApp(path, calendarRoot([makeCalendarGig(1, times)]));
    await screen.getByRole('button', { name: 'Break check' }).click();
    await screen.getByRole('option', { name: 'Too late' }).click();
    await expect
      .poll(() => gateway.last('CalendarScreenQuery')?.variables)
      .toMatchObject({ filter: { shiftBreakCompliance: 'TOO_LATE' } });
    await expect.poll(() => router.state.location.search).toMatchObject({ breaks: 'too_late' });
  });

  test('the calendar does not offer the filter of breaks before anyone works', async () => {
    const { screen } = await renderApp(calendarWeek, calendarRoot([cook]));
    await expect.element(screen.getByRole('button', { name: 'Status' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Break check' })).not.toBeInTheDocument();
  });

  test('keeps the filters across periods and views', async () => {
    const { screen } = await renderApp(`${calendarWeek}&statuses=ready`, calendarRoot([cook]));
    await expect
      .element(screen.getByRole('link', { name: 'Next week' }))
      .toHaveAttribute('href', '/locations/1?statuses=ready&view=calendar&calendar_date=2099-01-22');
    await expect
      .element(screen.getByRole('link', { name: 'Month' }))
      .toHaveAttribute(
        'href',
        '/locations/1?statuses=ready&view=calendar&calendar_view=month&calendar_date=2099-01-15',
      );
    await expect
      .element(screen.getByRole('link', { name: 'List' }))
      .toHaveAttribute('href', '/locations/1?statuses=ready&calendar_date=2099-01-15');
  });

  test('shows an empty state without gigs and without matches', async () => {
    const { screen, router } = await renderApp(calendarWeek, calendarRoot([]));
    await expect.element(screen.getByText('No shifts this week.')).toBeVisible();
    await router.navigate({ href: `${calendarWeek}&search=zzz` });
    await screen.getByRole('button', { name: 'Clear filters' }).click();
    await expect.element(screen.getByText('No shifts this week.')).toBeVisible();
  });

  test('warns when there are too many gigs to show', async () => {
    const { screen } = await renderApp(
      calendarWeek,
      calendarRoot([], { calendar: { isTruncated: true, gigs: [cook] } }),
    );
    await expect.element(screen.getByText(/This period has too many shifts to show/)).toBeVisible();
  });

  test('shows the error screen if the request fails', async () => {
    const { screen } = await renderApp(
      calendarWeek,
      calendarRoot([], {
        calendar: () => {
          throw fault('UPSTREAM_UNAVAILABLE');
        },
      }),
    );
    await expect.element(screen.getByRole('heading', { name: 'Ooops, something went wrong.' })).toBeVisible();
  });

  test('explains who can change gigs to viewers who cannot', async () => {
    const { screen } = await renderApp(
      calendarWeek,
      calendarRoot([cook], {
        viewerCanPostGigs: false,
        viewerCannotPostGigsReason: 'Only team members can post shifts.',
      }),
    );
    await expect.element(screen.getByText('Only team members can post shifts.')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Group into event' })).not.toBeInTheDocument();
  });

  test.each(['day', 'week', 'month'])('has no accessibility violations in the %s view', async (span) => {
    const { screen } = await renderApp(`${calendarWeek}&calendar_view=${span}`, calendarRoot([cook, server]));
    await expect.element(screen.getByRole('link', { name: /^Line Cook/ })).toBeVisible();
    await expectAccessible();
  });
});
