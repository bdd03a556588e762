import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/axe.ts';
import { calendarRoot, calendarWeek, makeCalendarGig } from '../../../testing/calendar.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

const started = makeCalendarGig(1, {
  places: 4,
  selected: 2,
  confirmed: 2,
  missing: 1,
  offered: 1,
  noShows: 1,
});
const large = makeCalendarGig(1, { places: 12, selected: 3, confirmed: 2, missing: 1 });
const name = /2 of 4 confirmed, 1 offered, 1 not clocked in, 1 no-show/;
const slots = 'sure broken broken pending';
const month = `${calendarWeek}&calendar_view=month`;

const marksIn = (element: Element) => element.querySelector('[data-slots]')?.getAttribute('data-slots');

const isShown = (element: Element | null) => element !== null && element.getClientRects().length > 0;

beforeEach(() => page.viewport(1280, 900));

test.each([
  ['a box of a week', calendarWeek],
  ['a line of a month', month],
])('%s shows who is in each place', async (_, path) => {
  const { screen } = await renderApp(path, calendarRoot([started]));
  const entry = screen.getByRole('link', { name });
  await expect.element(entry).toMatchTextContent('2/4');
  expect(marksIn(entry.element())).toBe(slots);
  await expectAccessible(screen.container);
});

test('a row of the agenda shows who is in each place', async () => {
  await page.viewport(390, 800);
  const { screen } = await renderApp(month, calendarRoot([started]));
  const row = screen.getByRole('link', { name });
  await expect.element(row).toMatchTextContent('2 of 4');
  await expect.element(row).toBeVisible();
  expect(marksIn(row.element())).toBe(slots);
});

test('a cell of the coverage shows who is in each place', async () => {
  const { screen } = await renderApp(`${calendarWeek}&calendar_mode=coverage`, calendarRoot([started]));
  const cell = screen.getByRole('link', { name: /^Line Cook, Thursday/ });
  await expect.element(cell).toMatchTextContent('2 of 4');
  expect(marksIn(cell.element())).toBe(slots);
});

test('more places than fit are a number', async () => {
  const { screen } = await renderApp(calendarWeek, calendarRoot([large]));
  const entry = screen.getByRole('link', { name: /2 of 12 confirmed/ });
  await expect.element(entry).toMatchTextContent('2/12');
  expect(marksIn(entry.element())).toBeUndefined();
});

test('the positions of an event that share their times add up', async () => {
  const event = { eventDatabaseId: 7, eventName: 'Founders Gala' };
  const { screen } = await renderApp(
    calendarWeek,
    calendarRoot([
      makeCalendarGig(1, { ...event, selected: 2, confirmed: 2, missing: 1 }),
      makeCalendarGig(2, { ...event, skillName: 'Server', selected: 1 }),
    ]),
  );
  const entry = screen.getByRole('link', { name: /^Founders Gala.*2 of 4 confirmed/ });
  await expect.element(entry).toBeVisible();
  expect(marksIn(entry.element())).toBe('sure broken pending open');
});

test.each([
  [3, { marks: true, count: false }],
  [4, { marks: false, count: true }],
])('a narrow box has either a few marks or the count: %i places', async (places, shown) => {
  const { screen } = await renderApp(
    calendarWeek,
    calendarRoot([1, 2, 3].map((id) => makeCalendarGig(id, { places, confirmed: 1, selected: 1 }))),
  );
  const entry = screen.getByRole('link', { name: /^Line Cook/ }).first();
  await expect.element(entry).toBeVisible();
  const marks = entry.element().querySelector('[data-slots]');
  expect({ marks: isShown(marks), count: isShown(marks?.nextElementSibling ?? null) }).toEqual(shown);
});

test('offers of one position of an event fill no places of another', async () => {
  const event = { eventDatabaseId: 7, eventName: 'Founders Gala' };
  const { screen } = await renderApp(
    calendarWeek,
    calendarRoot([
      makeCalendarGig(1, { ...event, selected: 1, confirmed: 1, offered: 5 }),
      makeCalendarGig(2, { ...event, skillName: 'Server' }),
    ]),
  );
  const entry = screen.getByRole('link', { name: /^Founders Gala.*1 of 4 confirmed, 1 offered, 2 open/ });
  await expect.element(entry).toBeVisible();
  expect(marksIn(entry.element())).toBe('sure pending open open');
});
