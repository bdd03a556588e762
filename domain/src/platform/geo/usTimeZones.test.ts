import { expect, test } from 'vitest';
import { timeZone } from '../validation/timeZone.ts';
import { timeZoneName, usTimeZones } from './usTimeZones.ts';

test.each(usTimeZones)('$id is a time zone, named $name', ({ id, name }) => {
  expect(timeZone.parse(id)).toBe(id);
  expect(name).toMatch(/^\w+ \(.+\)$/);
});

test('each zone and each name is there once', () => {
  expect(new Set(usTimeZones.map(({ id }) => id)).size).toBe(usTimeZones.length);
  expect(new Set(usTimeZones.map(({ name }) => name)).size).toBe(usTimeZones.length);
});

test.each([
  ['America/Chicago', 'Central (Chicago)'],
  ['Europe/Isle_of_Man', 'Europe/Isle of Man'],
])('%s reads %s', (zone, name) => {
  expect(timeZoneName(zone)).toBe(name);
});
