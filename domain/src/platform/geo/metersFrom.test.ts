import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceMeters, metersFrom } from './metersFrom.ts';

const newYork = { longitude: -73.9951, latitude: 40.7219 };

test.each([
  [newYork, { east: 0, north: 0 }],
  [
    { longitude: -73.9951, latitude: 40.7319 },
    { east: 0, north: 1112 },
  ],
  [
    { longitude: -73.9851, latitude: 40.7219 },
    { east: 843, north: 0 },
  ],
])('%j is %j meters from New York', (position, offset) => {
  const { east, north } = metersFrom(newYork, position);

  expect({ east: Math.round(east), north: Math.round(north) }).toEqual(offset);
});

test.each([
  ['east', 179.999, -179.999, 222],
  ['west', -179.999, 179.999, -222],
])('the date line is crossed the short way to the %s', (_direction, from, to, east) => {
  const offset = metersFrom({ longitude: from, latitude: 0 }, { longitude: to, latitude: 0 });

  expect(Math.round(offset.east)).toBe(east);
});

test('the way there and the way back have the same distance', () => {
  const position = fc.record({
    longitude: fc.double({ min: -179, max: 179, noNaN: true }),
    latitude: fc.double({ min: -60, max: 60, noNaN: true }),
  });
  fc.assert(
    fc.property(position, position, (one, other) => {
      expect(distanceMeters(one, other)).toBe(distanceMeters(other, one));
    }),
    {
      examples: [
        [
          { longitude: 178.99999999999972, latitude: -59.999999999999915 },
          { longitude: 0, latitude: -59.999999999999986 },
        ],
      ],
    },
  );
});
