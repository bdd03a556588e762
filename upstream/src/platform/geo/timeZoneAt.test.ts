import { expect, test } from 'vitest';
import { timeZoneAt } from './timeZoneAt.ts';

test.each([
  [-86.7816, 36.1627, 'America/Chicago'],
  [-73.9952, 40.7217, 'America/New_York'],
  [-112.074, 33.4484, 'America/Phoenix'],
  [-157.8583, 21.3069, 'Pacific/Honolulu'],
])('at %d, %d it is %s', (longitude, latitude, zone) => {
  expect(timeZoneAt(longitude, latitude)).toBe(zone);
});
