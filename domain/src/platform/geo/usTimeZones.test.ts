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
  ['Asia/Tokyo', 'Japan (Tokyo)'],
  ['Europe/Berlin', 'Central European (Berlin)'],
  ['America/Mexico_City', 'Central (Mexico City)'],
  ['America/Argentina/Buenos_Aires', 'Argentina (Buenos Aires)'],
  ['America/Vancouver', 'Pacific (Vancouver)'],
  ['UTC', 'UTC'],
  ['Etc/GMT+5', 'GMT+5'],
  ['Europe/No_Such_City', 'No Such City'],
])('%s reads %s', (zone, name) => {
  expect(timeZoneName(zone)).toBe(name);
});
