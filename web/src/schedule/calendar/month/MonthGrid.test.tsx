import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { calendarRoot, calendarWeek, makeCalendarGig } from '../../../testing/calendar.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

const month = `${calendarWeek}&calendar_view=month`;
const many = Array.from({ length: 9 }, (_, index) =>
  makeCalendarGig(index + 1, { skillName: `Cook ${index + 1}` }),
);

beforeEach(() => page.viewport(1280, 900));

test('a month shows whole weeks', async () => {
  const { screen, gateway } = await renderApp(month, calendarRoot(many));
  await expect.element(screen.getByRole('heading', { name: 'January 2099' })).toBeVisible();
  await expect
    .poll(() => gateway.last('CalendarScreenQuery')?.variables)
    .toMatchObject({ from: '2098-12-28', until: '2099-01-31' });
});

test('a month names its holidays', async () => {
  const { screen } = await renderApp(month, calendarRoot(many));
  await expect.element(screen.getByText('New Year’s Day', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Martin Luther King Jr. Day')).toBeVisible();
});

test('a full day shows its first gigs and the number of the others', async () => {
  const { screen } = await renderApp(month, calendarRoot(many));
  await expect.element(screen.getByRole('link', { name: /^Cook 3/ })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /^Cook 4/ })).not.toBeInTheDocument();
  await screen.getByRole('link', { name: '6 more on Thursday, January 15' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Thursday, January 15, 2099' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /^Cook 9/ })).toBeVisible();
});

test('a day of a month shows two events, and how many more there are', async () => {
  const events = [1, 2, 3].map((id) => makeCalendarGig(id, { eventDatabaseId: id, eventName: `Gala ${id}` }));
  const { screen } = await renderApp(month, calendarRoot(events));
  await expect
    .element(screen.getByRole('link', { name: '1 more event on Thursday, January 15' }))
    .toBeVisible();
  await expect.element(screen.getByText('+1 more event', { exact: true })).toBeVisible();
});

test('a narrow screen shows the days as an agenda', async () => {
  await page.viewport(360, 800);
  const { screen } = await renderApp(month, calendarRoot(many.slice(0, 2)));
  const thursday = screen.getByRole('region', { name: 'Thursday, January 15' });
  await expect.element(thursday.getByRole('link', { name: /^Cook 2/ })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Thursday, January 15, 2 shifts' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Friday, January 16, 0 shifts' })).toBeDisabled();
});

describe('an overnight shift that started before the first visible day', () => {
  const night = makeCalendarGig(1, { startTime: '2098-12-28T03:00:00Z', endTime: '2098-12-28T11:00:00Z' });

  test('an overnight shift from before the first visible day is listed under the first day of a month with its end', async () => {
    const { screen } = await renderApp(month, calendarRoot([night]));
    const box = screen.getByRole('link', { name: /^Line Cook, Sat, Dec 27, 10 pm – 6 am/ });
    await expect.element(box).toMatchTextContent('until 6 am');
    await expect.element(box).not.toMatchTextContent('10 pmLine');
  });

  test('an overnight shift from before the first visible day shows its start date in the agenda', async () => {
    await page.viewport(360, 800);
    const { screen } = await renderApp(month, calendarRoot([night]));
    const sunday = screen.getByRole('region', { name: 'Sunday, December 28' });
    await expect.element(sunday.getByText('Sat, Dec 27, 10 pm – 6 am', { exact: true })).toBeVisible();
  });
});
