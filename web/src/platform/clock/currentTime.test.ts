import { afterEach, expect, onTestFinished, test } from 'vitest';
import {
  clockOffset,
  currentDay,
  currentInstant,
  currentMs,
  followClock,
  listenToClock,
} from './currentTime.ts';

const day = 86_400_000;
const ahead = (milliseconds: number) => new Headers({ 'X-Clock-Offset': String(milliseconds) });

afterEach(() => followClock(new Headers()));

test('goes as the browser does until an answer says otherwise, and again once none does', () => {
  expect(clockOffset()).toBe(0);
  followClock(ahead(2 * day));

  expect(Math.round((currentMs() - Date.now()) / day)).toBe(2);
  expect(Math.round((currentInstant().epochMilliseconds - Date.now()) / day)).toBe(2);
  followClock(new Headers());
  expect(clockOffset()).toBe(0);
});

test('reports a moved clock once, and nothing while it goes on', () => {
  let moves = 0;
  listenToClock(() => (moves += 1));
  onTestFinished(() => listenToClock(() => {}));
  followClock(new Headers());
  expect(moves).toBe(0);
  followClock(ahead(day));
  followClock(ahead(day));
  expect(moves).toBe(1);
  followClock(new Headers());
  expect(moves).toBe(2);
});

test('a day of the week later is another day everywhere', () => {
  const today = currentDay('Asia/Tokyo');
  followClock(ahead(3 * day));

  expect(currentDay('Asia/Tokyo').since(today).days).toBeGreaterThanOrEqual(3);
});
