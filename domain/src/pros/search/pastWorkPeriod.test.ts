import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { takePeriod } from './pastWorkPeriod.ts';

// A Sunday.
const today = Temporal.PlainDate.from('2026-11-29');

/** The first and last day that were read, and what was left of the words. */
function read(words: string) {
  const { from, until, rest } = takePeriod(` ${words} `, today);
  return [from, until, rest.trim()];
}

test('a period with a day that does not exist is not read', () => {
  expect(read('between february 30 2025 and february 31 2025').slice(0, 2)).toEqual([null, null]);
});

test.each<[string, string | null, string | null]>([
  ['in october', '2026-10-01', '2026-10-31'],
  ['during october 2025', '2025-10-01', '2025-10-31'],
  ['oct of last year', '2025-10-01', '2025-10-31'],
  ['october of this year', '2026-10-01', '2026-10-31'],
  ['october 3 this year', '2026-10-03', '2026-10-03'],
  ['in december', '2025-12-01', '2025-12-31'],
  ['last november', '2025-11-01', '2025-11-30'],
  ['last june', '2026-06-01', '2026-06-30'],
  ['this november', '2026-11-01', '2026-11-30'],
  ['on october 12', '2026-10-12', '2026-10-12'],
  ['on the 12th of october', '2026-10-12', '2026-10-12'],
  ['december 24th 2024', '2024-12-24', '2024-12-24'],
  ['december 24', '2025-12-24', '2025-12-24'],
  ['10/12', '2026-10-12', '2026-10-12'],
  ['10/12/25', '2025-10-12', '2025-10-12'],
  ['2026-02-14', '2026-02-14', '2026-02-14'],
  ['today', '2026-11-29', '2026-11-29'],
  ['yesterday', '2026-11-28', '2026-11-28'],
  ['last saturday', '2026-11-28', '2026-11-28'],
  ['last sunday', '2026-11-22', '2026-11-22'],
  ['on sunday', '2026-11-29', '2026-11-29'],
  ['last weekend', '2026-11-21', '2026-11-22'],
  ['this weekend', '2026-11-28', '2026-11-29'],
  ['this week', '2026-11-29', '2026-12-05'],
  ['last week', '2026-11-22', '2026-11-28'],
  ['this month', '2026-11-01', '2026-11-30'],
  ['in the last month', '2026-10-01', '2026-10-31'],
  ['last quarter', '2026-07-01', '2026-09-30'],
  ['this quarter', '2026-10-01', '2026-12-31'],
  ['in q1', '2026-01-01', '2026-03-31'],
  ['q4 2025', '2025-10-01', '2025-12-31'],
  ['in the third quarter of 2025', '2025-07-01', '2025-09-30'],
  ['last year', '2025-01-01', '2025-12-31'],
  ['in 2024', '2024-01-01', '2024-12-31'],
  ['2 weeks ago', '2026-11-15', '2026-11-15'],
  ['since october', '2026-10-01', null],
  ['since the beginning of october', '2026-10-01', null],
  ['since 3 months ago', '2026-08-29', null],
  ['from june on', '2026-06-01', null],
  ['after september', '2026-10-01', null],
  ['before october', null, '2026-09-30'],
  ['until october 12', null, '2026-10-12'],
  ['up to last week', null, '2026-11-28'],
  ['between june and august', '2026-06-01', '2026-08-31'],
  ['between october and december', '2025-10-01', '2025-12-31'],
  ['from november to february', '2025-11-01', '2026-02-28'],
  ['from october 2025 to january', '2025-10-01', '2026-01-31'],
  ['oct 3 - oct 9', '2026-10-03', '2026-10-09'],
  ['between 10/03 and 10/09', '2026-10-03', '2026-10-09'],
  ['between december 2025 and june 2025', '2025-06-01', '2025-12-31'],
])('the period of the question "%s"', (words, from, until) => {
  expect(read(words)).toEqual([from, until, '']);
});

test.each(['april', 'show me june', 'may', 'jan', 'february 45', '13/45', 'saturdays', 'marchetti', '2024'])(
  '%s is no time',
  (words) => {
    expect(read(words)).toEqual([null, null, words]);
  },
);

test('the words of a question that are not part of the time stay', () => {
  expect(read('servers in october over 4.5')).toEqual(['2026-10-01', '2026-10-31', 'servers over 4.5']);
});

test('any words give days in order, or none', () => {
  const word = fc.constantFrom(
    'since',
    'between',
    'and',
    'last',
    'may',
    '12',
    '2025',
    'monday',
    'q2',
    'week',
    '2/30',
    'from',
    'to',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 9 }), (words) => {
      const [from, until] = read(words.join(' '));
      expect((from ?? '0') <= (until ?? '9')).toBe(true);
    }),
  );
});
