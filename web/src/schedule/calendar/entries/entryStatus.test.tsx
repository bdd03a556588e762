import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/axe.ts';
import { calendarRoot, calendarWeek, makeCalendarGig } from '../../../testing/calendar.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

const full = { selected: 2, confirmed: 2 };
const due = { ...full, listStatus: 'PAYMENT_DUE' };
const month = `${calendarWeek}&calendar_view=month`;

const named = (status: string) =>
  page.getByRole('link', { name: new RegExp(`^Line Cook.*, ${status}, 2 of 2`) });

beforeEach(() => page.viewport(1280, 900));

describe('an entry whose payments are all on their way reads "Paying"', () => {
  const paying = makeCalendarGig(1, { ...due, unpaid: 0 });

  test.each([
    ['month', month],
    ['week', calendarWeek],
    ['day', `${calendarWeek}&calendar_view=day`],
  ])('the entry reads "Paying" in a %s', async (_span, path) => {
    const { screen } = await renderApp(path, calendarRoot([paying]));
    await expect.element(named('Paying')).toHaveAttribute('data-tone', 'neutral');
    await expectAccessible(screen.container);
  });

  test('the entry reads "Paying" in the list on a phone', async () => {
    await page.viewport(360, 800);
    const { screen } = await renderApp(month, calendarRoot([paying]));
    await expect.element(named('Paying')).toMatchTextContent('Paying2 of 2');
    await expectAccessible(screen.container);
  });

  test('the card of the entry reads "Paying"', async () => {
    await renderApp(calendarWeek, { ...calendarRoot([paying]), gig: null });
    await named('Paying').hover();
    const card = page.getByRole('group', { name: 'About Line Cook' });
    await expect.element(card.getByText('Paying', { exact: true })).toBeVisible();
  });

  test.each([
    ['someone is to be paid', 1],
    ['the server does not count', null],
  ])('an entry does not read "Paying" if %s', async (_case, unpaid) => {
    await renderApp(calendarWeek, calendarRoot([makeCalendarGig(1, { ...due, unpaid })]));
    await expect.element(named('Payment due')).toHaveAttribute('data-tone', 'info');
  });

  test('an entry does not read "Paying" if another position of its event has something to pay', async () => {
    const event = { eventDatabaseId: 7, eventName: 'Founders Gala' };
    const gigs = [0, 1].map((unpaid) => makeCalendarGig(unpaid + 1, { ...due, ...event, unpaid }));
    await renderApp(calendarWeek, calendarRoot(gigs));
    await expect
      .element(page.getByRole('link', { name: /^Founders Gala.*, Payment due, 4 of 4/ }))
      .toBeVisible();
  });
});

test('a cancelled entry has no open places', async () => {
  const cancelled = makeCalendarGig(1, { listStatus: 'CANCELLED', offered: 1 });
  await renderApp(calendarWeek, calendarRoot([cancelled]));
  await expect
    .element(page.getByRole('link', { name: /^Line Cook.*, Cancelled, 0 of 2 confirmed$/ }))
    .toBeVisible();
});
