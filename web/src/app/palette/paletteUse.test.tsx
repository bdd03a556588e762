import { beforeEach, expect, test } from 'vitest';
import { followClock } from '../../platform/clock/currentTime.ts';
import { entryKey, storedScores, storeUse } from './paletteUse.ts';

const dayMs = 86_400_000;

beforeEach(() => {
  localStorage.clear();
  followClock(new Headers());
});

test('what is used often comes before what is used once, and fades over weeks', () => {
  storeUse('ana', '/pay');
  storeUse('ana', '/pay');
  storeUse('ana', '/events');
  const scoreOf = storedScores('ana');
  expect(scoreOf('/pay')).toBeGreaterThan(scoreOf('/events'));
  expect(scoreOf('/shifts')).toBe(0);
  expect(storedScores('ben')('/pay')).toBe(0);

  followClock(new Headers({ 'X-Clock-Offset': String(28 * dayMs) }));
  storeUse('ana', '/events');
  expect(storedScores('ana')('/events')).toBeGreaterThan(storedScores('ana')('/pay'));
});

test.each(['not json', '{"a":1}', '[["/pay",{"score":"x","usedMs":1}],[1]]'])(
  'ignores a storage with %s',
  (stored) => {
    localStorage.setItem('brigade.used.ana', stored);
    expect(storedScores('ana')('/pay')).toBe(0);
    storeUse('ana', '/pay');
    expect(storedScores('ana')('/pay')).toBeGreaterThan(0);
  },
);

test('pages are known by their address, actions by their name', () => {
  expect(entryKey({ href: '/pay', label: 'Pay' })).toBe('/pay');
  expect(entryKey({ label: 'Copy link' })).toBe('Copy link');
});
