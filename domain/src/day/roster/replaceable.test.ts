import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { isReplaceable } from './replaceable.ts';

const endTime = Temporal.Instant.from('2026-05-01T22:00:00Z');
const deadline = Temporal.Instant.from('2026-05-01T20:30:00Z');

test.each([
  ['NO_SHOW', 1, deadline, true],
  ['CALLED_OUT', 2, deadline.subtract({ hours: 24 }), true],
  ['NO_SHOW', 1, deadline.add({ milliseconds: 1 }), false],
  ['NO_SHOW', 0, deadline, false],
  ['LATE', 1, deadline, false],
  ['SENT_HOME', 1, deadline, false],
  ['BRAND_NEW', 1, deadline, false],
  [null, 1, deadline, false],
])('a pro who is %s, with %i open places at %s: %s', (state, openPlaces, now, expected) => {
  expect(isReplaceable({ state, openPlaces, endTime }, now)).toBe(expected);
});

test('a missing pro is replaceable in time, though no place is open', () => {
  const missing = { state: 'LATE', isMissing: true, openPlaces: 0, endTime };
  expect(isReplaceable(missing, deadline)).toBe(true);
  expect(isReplaceable(missing, deadline.add({ milliseconds: 1 }))).toBe(false);
});
