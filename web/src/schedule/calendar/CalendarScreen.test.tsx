import { describe, expect, test } from 'vitest';
import { calendarRoot, calendarWeek, makeCalendarGig } from '../../testing/calendar.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { fault } from '../../testing/world.ts';
import { axeViolations } from '../../testing/axe.ts';

const cook = makeCalendarGig(1, { confirmed: 1, openApplications: 3 });
const server = makeCalendarGig(2, {
  skillName: 'Server',
  skillDatabaseId: 2,
  startTime: '2099-01-15T23:00:00Z',
  endTime: '2099-01-16T03:00:00Z',
});

describe('the calendar of a location', () => {
  test('asks the gateway once, for the whole week around the day', async () => {
    const { screen, gateway } = await renderApp(calendarWeek, calendarRoot([cook]));
    await expect.element(screen.getByRole('heading', { name: 'Jan 11 – 17, 2099' })).toBeVisible();
    expect(gateway.names().toSorted()).toEqual(['AppShellQuery', 'CalendarScreenQuery']);
    expect(gateway.requests.at(-1)?.variables).toMatchObject({
      locationId: 1,
      from: '2099-01-11',
      until: '2099-01-17',
      filter: { statuses: ['UNFILLED', 'READY', 'COMPLETED', 'PAYMENT_DUE', 'PAYMENT_ERROR'] },
    });
  });

  test("shows gigs at the times of the place, whatever the browser's zone", async () => {
    const { screen } = await renderApp(calendarWeek, calendarRoot([cook]));
    const thursday = screen.getByRole('region', { name: 'Thursday, January 15' });
    await expect
      .element(
        thursday.getByRole('link', {
          name: 'Line Cook, Thu, Jan 15, 5 – 11 pm, Unfilled, 1 of 2 confirmed, 3 waiting',
        }),
      )
      .toHaveAttribute('href', '/locations/1/gigs/1');
  });

  test('shows the second half of a night on the day after, with one name for both', async () => {
    const night = makeCalendarGig(1, {
      startTime: '2099-01-16T03:00:00Z',
      endTime: '2099-01-16T10:00:00Z',
    });
    const { screen } = await renderApp(calendarWeek, calendarRoot([night]));
    await expect.element(screen.getByRole('link', { name: /^Line Cook/ })).toBeVisible();
    const friday = screen.getByRole('region', { name: 'Friday, January 16' });
    expect(friday.element().querySelectorAll('[data-entry="1"]')).toHaveLength(1);
  });

  test('shows the gigs of an event at one time as one box that leads to the event', async () => {
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

  test('filters by position without another question, and by status with one', async () => {
    const { screen, gateway, router } = await renderApp(calendarWeek, calendarRoot([cook, server]));
    await screen.getByRole('button', { name: 'Position' }).click();
    await screen.getByRole('option', { name: 'Server' }).click();
    await expect.element(screen.getByRole('link', { name: /^Line Cook/ })).not.toBeInTheDocument();
    expect(gateway.names().filter((name) => name === 'CalendarScreenQuery')).toHaveLength(1);
    await router.navigate({ href: `${calendarWeek}&statuses=ready` });
    await expect
      .poll(() => gateway.requests.at(-1)?.variables)
      .toMatchObject({ filter: { statuses: ['READY'] } });
  });

  test('keeps the filters from page to page and from view to view', async () => {
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

  test('says so when nothing is planned, and when nothing matches', async () => {
    const { screen, router } = await renderApp(calendarWeek, calendarRoot([]));
    await expect.element(screen.getByText('Nothing is planned this week.')).toBeVisible();
    await router.navigate({ href: `${calendarWeek}&search=zzz` });
    await screen.getByRole('button', { name: 'Clear filters' }).click();
    await expect.element(screen.getByText('Nothing is planned this week.')).toBeVisible();
  });

  test('says that gigs are missing when there are too many', async () => {
    const { screen } = await renderApp(
      calendarWeek,
      calendarRoot([], { calendar: { isTruncated: true, gigs: [cook] } }),
    );
    await expect.element(screen.getByText(/There are more gigs than one page takes/)).toBeVisible();
  });

  test('shows the error screen when the gateway cannot answer', async () => {
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

  test('explains who may change gigs to those who may not', async () => {
    const { screen } = await renderApp(
      calendarWeek,
      calendarRoot([cook], {
        viewerCanPostGigs: false,
        viewerCannotPostGigsReason: 'Only team members can post gigs.',
      }),
    );
    await expect.element(screen.getByText('Only team members can post gigs.')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Build event' })).not.toBeInTheDocument();
  });

  test.each(['day', 'week', 'month'])('has no accessibility violations by %s', async (span) => {
    const { screen } = await renderApp(`${calendarWeek}&calendar_view=${span}`, calendarRoot([cook, server]));
    await expect.element(screen.getByRole('link', { name: /^Line Cook/ })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });
});
