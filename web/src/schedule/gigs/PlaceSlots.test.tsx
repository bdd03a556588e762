import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../testing/axe.ts';
import { PlaceMarks, PlaceSlots } from './PlaceSlots.tsx';

test.each([
  { confirmed: 2, selected: 1, places: 4, text: '2 of 4 confirmed, 1 selected, 1 open' },
  { confirmed: 3, selected: 0, places: 3, text: '3 of 3 confirmed' },
  { confirmed: 0, selected: 0, places: 0, text: '0 of 0 confirmed' },
  {
    confirmed: 2,
    selected: 0,
    offered: 1,
    noShows: 1,
    places: 5,
    text: '2 of 5 confirmed, 1 offered, 1 no-show, 1 open',
  },
  { confirmed: 1, selected: 0, places: 3, isOver: true, text: '1 of 3 confirmed, 2 not filled' },
  // How many pros are selected is not known.
  { confirmed: 1, places: 3, text: '1 of 3 confirmed' },
])('a shift says in words, and to a mouse over its marks, that $text', async ({ text, ...fill }) => {
  const screen = await render(<PlaceSlots {...fill} />);
  expect(screen.container.textContent).toBe(text);
  expect(screen.container.querySelector('[title]')?.getAttribute('title')).toBe(text);
  await expectAccessible(screen.container);
});

test.each([
  { case: 'places', confirmed: 1, selected: 1, places: 4, marks: 4 },
  { case: 'people if there are more than places', confirmed: 4, selected: 2, places: 3, marks: 6 },
  { case: 'places, however many pros are asked', confirmed: 1, selected: 0, offered: 9, places: 4, marks: 4 },
  {
    case: 'places, however many pros did not come',
    confirmed: 3,
    selected: 1,
    noShows: 2,
    places: 4,
    marks: 4,
  },
])('a shift has a mark for each of its $case', async ({ marks, ...fill }) => {
  const screen = await render(<PlaceSlots {...fill} />);
  expect(screen.container.querySelectorAll('g')).toHaveLength(marks);
});

test('each state of a place has its own shape, so that color alone conveys nothing', async () => {
  const screen = await render(<PlaceSlots confirmed={2} missing={1} selected={1} places={4} />);
  const shapes = [...screen.container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(new Set(shapes).size).toBe(4);
});

test('an offered place is a pending one, and the place of a no-show a broken one', async () => {
  const fill = { confirmed: 1, missing: 1, selected: 1, offered: 1, noShows: 1, places: 5 };
  const screen = await render(<PlaceSlots {...fill} />);
  expect(screen.container.querySelector('[data-slots]')?.getAttribute('data-slots')).toBe(
    'broken broken pending pending open',
  );
});

test('a shift with more places than can be counted at a glance has a bar, which never overflows', async () => {
  const screen = await render(<PlaceSlots confirmed={20} selected={2} missing={3} places={15} />);
  const widths = [...screen.container.querySelectorAll('rect')].map((bar) => bar.width.baseVal.value);
  expect(Math.max(...widths)).toBe(100);
});

test('a compact mark shows the numbers and reads out the words', async () => {
  const screen = await render(<PlaceSlots confirmed={2} selected={1} places={4} isCompact />);
  expect(screen.container.textContent).toBe('2 of 4 confirmed, 1 selected, 1 open');
  await expectAccessible(screen.container);
});

test.each([
  [4, 1],
  [3, 0],
])('marks without words represent only places that fit: %i', async (most, shown) => {
  const screen = await render(<PlaceMarks confirmed={2} missing={1} selected={1} places={4} most={most} />);
  expect(screen.container.querySelectorAll('[data-slots="sure broken pending open"]')).toHaveLength(shown);
  expect(screen.container.textContent).toBe('');
});
