import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/axe.ts';
import { calendarRoot, calendarWeek, makeCalendarGig } from '../../../testing/calendar.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

type Screen = Awaited<ReturnType<typeof renderApp>>['screen'];

beforeEach(() => page.viewport(1280, 900));

const cook = makeCalendarGig(1);
const friday = (screen: Screen) => screen.getByRole('region', { name: 'Friday, January 16' });

/** Drags down over free time, from hour to hour. */
async function draw(screen: Screen, name: string, fromHour: number, toHour: number) {
  const column = screen.getByRole('region', { name });
  await expect.element(column).toBeInTheDocument();
  const hour = column.element().getBoundingClientRect().height / 24;
  await column.dropTo(column, {
    sourcePosition: { x: 30, y: fromHour * hour + 2 },
    targetPosition: { x: 30, y: toHour * hour - 2 },
  });
}

describe('drawing over free time', () => {
  test('drawing over free time posts a shift on that day at these times, and comes back to the same week', async () => {
    const { screen, router } = await renderApp(`${calendarWeek}&statuses=unfilled`, calendarRoot([cook]));
    await draw(screen, 'Friday, January 16', 18, 21.5);
    await expect.poll(() => router.state.location.pathname).toBe('/locations/1/gigs-add');
    expect(router.state.location.search).toEqual({
      post_gig_date: '2099-01-16',
      post_gig_start: '18:00',
      post_gig_end: '21:30',
      return_to: '/locations/1?statuses=unfilled&view=calendar&calendar_date=2099-01-15',
    });
  });

  test('drawing over free time works upwards', async () => {
    const { screen, router } = await renderApp(`${calendarWeek}&calendar_view=day`, calendarRoot([]));
    await expect.element(screen.getByText('No shifts on this day.')).toBeVisible();
    const day = screen.getByRole('region', { name: 'Thursday, January 15' });
    const hour = day.element().getBoundingClientRect().height / 24;
    await day.dropTo(day, {
      sourcePosition: { x: 30, y: 12 * hour - 2 },
      targetPosition: { x: 30, y: 10 * hour + 2 },
    });
    await expect
      .poll(() => router.state.location.search)
      .toMatchObject({ post_gig_start: '10:00', post_gig_end: '12:00' });
  });

  test('drawing over free time says that shifts cannot start in the past', async () => {
    const past = '/locations/1?view=calendar&calendar_date=2020-01-15';
    const { screen, router } = await renderApp(past, calendarRoot([]));
    await draw(screen, 'Wednesday, January 15', 9, 12);
    await expect.element(screen.getByText('New shifts cannot start in the past.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/locations/1');
  });

  test.each([
    ['viewers who cannot post', calendarWeek, { viewerCanPostGigs: false }],
    ['a calendar where an event is built', `${calendarWeek}&calendar_mode=build-event`, {}],
  ])('drawing over free time does nothing for %s', async (_who, path, facts) => {
    const { screen, router } = await renderApp(path, calendarRoot([cook], facts));
    await draw(screen, 'Friday, January 16', 18, 21);
    await expect.element(screen.getByRole('link', { name: /^Post a shift on/ })).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/locations/1');
  });
});

test('each day to come has a link to a new shift, for the keyboard too', async () => {
  const { screen } = await renderApp(calendarWeek, calendarRoot([cook]));
  await expect.element(friday(screen)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Post a shift on Friday, January 16' }))
    .toHaveAttribute(
      'href',
      '/locations/1/gigs-add?post_gig_date=2099-01-16&return_to=/locations/1%3Fview%3Dcalendar%26calendar_date%3D2099-01-15',
    );
  await expectAccessible();
});

test('a day in the past has no link to a new shift', async () => {
  const { screen } = await renderApp('/locations/1?view=calendar&calendar_date=2020-01-15', calendarRoot([]));
  await expect.element(screen.getByRole('link', { name: 'Wednesday, January 15' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /^Post a shift on/ })).not.toBeInTheDocument();
});

test('free space on a day of the month leads to a new shift', async () => {
  const { screen, router } = await renderApp(`${calendarWeek}&calendar_view=month`, calendarRoot([cook]));
  await expect.element(screen.getByRole('link', { name: /^Line Cook/ })).toBeVisible();
  const number = page.getByRole('link', { name: 'Friday, January 16', exact: true });
  const cell = screen.getByRole('cell').filter({ has: number });
  await cell.click({ position: { x: 40, y: 90 } });
  await expect.poll(() => router.state.location.search).toMatchObject({ post_gig_date: '2099-01-16' });
  expect(router.state.location.pathname).toBe('/locations/1/gigs-add');
});
