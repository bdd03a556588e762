import { afterEach, expect, test } from 'vitest';
import { forgetLastRoster, lastRoster, storeLastRoster } from './lastRoster.ts';

afterEach(forgetLastRoster);

test('the last roster is the one that was stored last', async () => {
  await storeLastRoster('/locations/1/gigs/5/roster');
  await storeLastRoster('/locations/1/gigs/6/roster?name=ana');
  expect(await lastRoster()).toBe('/locations/1/gigs/6/roster?name=ana');
});

test('no roster is the last one after a sign-out', async () => {
  await storeLastRoster('/locations/1/gigs/5/roster');
  forgetLastRoster();
  expect(await lastRoster()).toBeNull();
});
