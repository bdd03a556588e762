import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { noticeLaw } from './noticeLaw.ts';
import { noticeWarnings } from './noticeWarnings.ts';

const now = Temporal.Instant.from('2026-06-01T16:00:00Z');
const law = noticeLaw({ city: 'New York', stateCode: 'NY' });

function codes(start: string, held = law) {
  const zoned = Temporal.PlainDateTime.from(start).toZonedDateTime('America/New_York');
  return noticeWarnings(zoned, held, now).map(({ code }) => code);
}

test.each([
  ['2026-06-02T11:59', ['STARTS_WITHIN_24_HOURS', 'FAIR_NOTICE']],
  ['2026-06-02T12:00', ['FAIR_NOTICE']],
  ['2026-06-14T23:00', ['FAIR_NOTICE']],
  ['2026-06-15T06:00', []],
])('a start at %s in New York gives the warnings %j', (start, expected) => {
  expect(codes(start)).toEqual(expected);
});

test('only the last day before the start matters where no law holds', () => {
  expect(codes('2026-06-02T11:59', null)).toEqual(['STARTS_WITHIN_24_HOURS']);
  expect(codes('2026-06-03T12:00', null)).toEqual([]);
});

test('the warning about short notice names the law, with where it is written', () => {
  const start = Temporal.ZonedDateTime.from('2026-06-05T17:00[America/New_York]');
  expect(noticeWarnings(start, law, now)).toEqual([
    {
      code: 'FAIR_NOTICE',
      message:
        "Fri, Jun 5 is less than 14 days away. New York City's Fair Workweek Law asks many employers for that much " +
        'notice (NYC Administrative Code, title 20, chapter 12). Check whether it applies to you.',
    },
  ]);
});
