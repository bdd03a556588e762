import { expect, test } from 'vitest';
import { dashboardAnswer, type PartFigures } from './dashboardAnswer.ts';
import type { Figures } from './measures.ts';

const positions = (of: readonly PartFigures[]) => ({ by: 'position', of }) as const;

const spend = (cost: number, hours: number) => ({ cost, minutes: hours * 60 });

test.each<[Figures, Figures | null, string]>([
  [spend(10_000, 4), null, '$100.00 for 4 h.'],
  [spend(10_000, 4), spend(10_000, 5), 'As much as before.'],
  [
    spend(33_000, 12),
    spend(25_000, 10),
    '$80.00 more than before: $50.00 more for the hours (2 h more), $30.00 more for the cost per hour.',
  ],
  [
    spend(25_000, 10),
    spend(33_000, 12),
    '$80.00 less than before: $55.00 less for the hours (2 h fewer), $25.00 less for the cost per hour.',
  ],
  [
    spend(25_000, 10),
    spend(50_000, 20),
    '$250.00 less than before: $250.00 less for the hours (10 h fewer).',
  ],
  [spend(30_000, 10), spend(25_000, 10), '$50.00 more than before: $50.00 more for the cost per hour.'],
  [spend(25_000, 10), spend(0, 0), '$250.00 more than before: no one worked before.'],
  [spend(0, 0), spend(25_000, 10), '$250.00 less than before: no one worked in this period.'],
])('the change of cost from %o against %o is explained', (figures, compared, expected) => {
  expect(dashboardAnswer('SPEND', { figures, compared }, positions([]))).toBe(expected);
});

const position = (name: string, places: number, open: number) => ({
  name,
  figures: { places, open },
  compared: null,
});

test('the position that changed the cost most is named, unless there is only one', () => {
  const total = { figures: spend(25_000, 10), compared: spend(33_000, 12) };
  const cook = { name: 'Cook', figures: spend(20_000, 8), compared: spend(33_000, 12) };
  const server = { name: 'Server', figures: spend(5000, 2), compared: null };

  expect(dashboardAnswer('SPEND', total, positions([server, cook]))).toMatch(
    / The position that changed most: Cook, \$130\.00 less\.$/,
  );
  expect(dashboardAnswer('SPEND', total, { by: 'location', of: [server, cook] })).toMatch(
    / The location that changed most: Cook, \$130\.00 less\.$/,
  );
  expect(dashboardAnswer('SPEND', total, positions([cook]))).not.toContain('Cook');
});

test('the fill rate names the position with the most open places', () => {
  const total = { figures: { filledPercent: 70, places: 10 }, compared: null };
  expect(
    dashboardAnswer('FILL_RATE', total, positions([position('Cook', 4, 1), position('Dishwasher', 6, 2)])),
  ).toBe('70% of 10 places filled. Most that stayed open: Dishwasher, 2 of 6.');
  expect(dashboardAnswer('FILL_RATE', total, positions([position('Cook', 4, 0)]))).toBe(
    '70% of 10 places filled.',
  );
});

test('the fill rate says how long the filled shifts took', () => {
  const figures = { filledPercent: 100, places: 4, minutesToFill: 750, filledGigs: 2 };
  expect(dashboardAnswer('FILL_RATE', { figures, compared: null }, positions([]))).toBe(
    '100% of 4 places filled. Filled shifts took 12.5 h on average (2 shifts).',
  );
});

test('reliability counts who came late or not at all', () => {
  const figures = { onTimePercent: 80, confirmed: 20, late: 1, noShows: 1, calledOut: 2 };
  expect(dashboardAnswer('RELIABILITY', { figures, compared: null }, positions([]))).toBe(
    '80% of 20 confirmed pros came on time: 1 late, 1 no-show, 2 called out.',
  );
});

test.each([
  ['SPEND', { cost: 0, minutes: 0 }, 'No one worked in this period.'],
  ['FILL_RATE', { filledPercent: null, places: 0 }, 'There were no places to fill in this period.'],
  ['RELIABILITY', { onTimePercent: null, confirmed: 0 }, 'No pros were confirmed in this period.'],
  ['COMPLIANCE', { compliantPercent: null, due: 0 }, 'No breaks were due in this period.'],
] as const)('%s without figures says so in words', (name, figures, expected) => {
  expect(dashboardAnswer(name, { figures, compared: null }, positions([]))).toBe(expected);
});

test.each<[Figures, string]>([
  [{ compliantPercent: 75, due: 4, unrecorded: 0 }, '75% of 4 breaks followed the rules.'],
  [
    { compliantPercent: 50, due: 4, unrecorded: 2 },
    '50% of 4 breaks followed the rules. 2 cannot be checked: punches are missing.',
  ],
])('breaks like %o: %s', (figures, expected) => {
  expect(dashboardAnswer('COMPLIANCE', { figures, compared: null }, positions([]))).toBe(expected);
});
