import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import {
  examplePastWorkQuestion,
  type PastWorkQuestion,
  isPastWorkQuestion,
  readPastWorkQuestion,
} from './pastWorkQuestion.ts';

const positions = [
  { id: 1, name: 'Server' },
  { id: 2, name: 'Bartender' },
  { id: 3, name: 'Line Cook' },
  { id: 4, name: 'Event Server' },
  { id: 5, name: 'Dishwasher' },
];
const nothing = {
  positionIds: [],
  minimumRating: null,
  isEverywhere: false,
  days: null,
  from: null,
  until: null,
  name: '',
};
// A Sunday.
const today = Temporal.PlainDate.from('2026-11-29');

const ascending = (one: number, other: number) => one - other;

test.each<[string, Partial<PastWorkQuestion>]>([
  ['', nothing],
  ['last servers over 4.5 stars at this location', { positionIds: [1], minimumRating: 4.5 }],
  ['Bartenders 4.8+', { positionIds: [2], minimumRating: 4.8 }],
  ['line cooks rated 4 or more', { positionIds: [3], minimumRating: 4 }],
  ['bartenders with at least 4.5 stars', { positionIds: [2], minimumRating: 4.5 }],
  ['event servers', { positionIds: [4] }],
  ['Servers and bartenders', { positionIds: [2, 1] }],
  ['who worked here in the last month', { from: '2026-10-01', until: '2026-10-31' }],
  ['in the past month', { days: 30 }],
  [
    'servers over 4.5 who worked here in October',
    { positionIds: [1], minimumRating: 4.5, from: '2026-10-01', until: '2026-10-31' },
  ],
  ['line cooks since last December', { positionIds: [3], from: '2025-12-01' }],
  ['servers since Oct 12', { positionIds: [1], from: '2026-10-12' }],
  [
    'Avery in May 2025 at all locations',
    { name: 'avery', isEverywhere: true, from: '2025-05-01', until: '2025-05-31' },
  ],
  ['dishwashers in the last 2 weeks', { positionIds: [5], days: 14 }],
  ['servers in the past year at all locations', { positionIds: [1], days: 365, isEverywhere: true }],
  ['servers at any of our locations', { positionIds: [1], isEverywhere: true }],
  ['show me Avery', { name: 'avery' }],
  ["Maria O'Neil as server above 4.2", { positionIds: [1], minimumRating: 4.2, name: "maria o'neil" }],
  ['cooks over 4', { positionIds: [3], minimumRating: 4 }],
  ['last event staff', { positionIds: [4] }],
  ['sommeliers', { name: 'sommeliers' }],
])('the question "%s" is understood', (words, expected) => {
  const { positionIds, ...others } = readPastWorkQuestion(words, positions, today);

  expect({ positionIds: positionIds.toSorted(ascending), ...others }).toEqual({
    ...nothing,
    ...expected,
    positionIds: (expected.positionIds ?? []).toSorted(ascending),
  });
});

test('the example is understood for any position, and without a catalog', () => {
  const catalog = [...positions, { id: 6, name: 'Beer & Wine Bartender' }, { id: 7, name: 'Full Bartender' }];
  for (const position of catalog) {
    const question = readPastWorkQuestion(examplePastWorkQuestion([position]), catalog, today);
    expect(question).toEqual({ ...nothing, positionIds: [position.id], minimumRating: 4.5 });
  }
  expect(readPastWorkQuestion(examplePastWorkQuestion([]), [], today)).toEqual({
    ...nothing,
    minimumRating: 4.5,
  });
});

test('any question results in values within their bounds', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.string({ maxLength: 20 }), (words, name) => {
      const { minimumRating, days, positionIds } = readPastWorkQuestion(words, [{ id: 9, name }], today);
      expect(minimumRating ?? 0).toBeGreaterThanOrEqual(0);
      expect(minimumRating ?? 5).toBeLessThanOrEqual(5);
      expect(days ?? 1).toBeLessThanOrEqual(3650);
      expect(positionIds.every((id) => id === 9)).toBe(true);
    }),
  );
});

test.each([
  ['servers over 4.5', true],
  ['Servers', true],
  ['who worked with Avery', true],
  ['Avery in October', true],
  ['Avery at all locations', true],
  ['Avery', false],
  ["Maria O'Neil", false],
  ['Whoopi', false],
  ['', false],
])('%s is a question: %s', (words, expected) => {
  expect(isPastWorkQuestion(words, positions, today)).toBe(expected);
});
