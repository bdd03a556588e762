import fc from 'fast-check';

const long = 5000;
const depth = 200;

/** Text that databases, dates, numbers and templates handle differently than most text. */
const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\u202e\u200b',
  "'; drop table users; --",
  '%_\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{constructor}}',
  '__proto__',
  'null',
  'NaN',
  '-1',
  '0',
  '1.5',
  '1e999',
  '2147483648',
  '9223372036854775808',
  '99999999999999999999999999',
  '1,,2',
  '2026-02-30',
  '2026-02-30T10:00:00Z',
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '9999-12-31',
  '2026-03-29T02:30:00+99:99',
  '25:61',
  'Mars/Olympus',
  'a'.repeat(long),
];

const nested = Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 'deep');

/** Text for a path, a query or a body. */
export const hostileText = fc.constantFrom(...hostileTexts);

/** Any value of a body. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      -1,
      0,
      0.001,
      2 ** 31,
      2 ** 53,
      -(2 ** 53),
      1e308,
      -1e308,
      [],
      {},
      [null],
      nested,
      { ['__proto__']: 1, toString: 1 },
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
);
