import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DrawnPoint, MapFrame } from '../map/mapView.ts';
import { placeNames } from './placeNames.ts';

const frame: MapFrame = {
  origin: { longitude: -73.9951, latitude: 40.7219 },
  middle: { east: 0, north: 0 },
  halfWidth: 400,
  width: 320,
  height: 240,
};
const middle = { x: 160, y: 120 };
const name = 'Private dining room';

const spotOf = (point: DrawnPoint, pin: DrawnPoint = { x: 20, y: 230 }) =>
  placeNames([{ name, point }], pin, frame)[0];

test.each([
  ['below its dot', middle, { x: 160, y: 136, anchor: 'middle' }],
  ['above it at the bottom of the map', { x: 160, y: 234 }, { x: 160, y: 226, anchor: 'middle' }],
  ['at its right at the left edge', { x: 5, y: 100 }, { x: 13, y: 104, anchor: 'start' }],
  ['at its left at the right edge', { x: 315, y: 100 }, { x: 307, y: 104, anchor: 'end' }],
])('a name is %s', (_, point, spot) => {
  expect(spotOf(point)).toEqual(spot);
});

test.each([
  ['at the right of a pin that is on its dot', { x: 160, y: 107 }, { x: 176, y: 111, anchor: 'start' }],
  ['above a pin below', { x: 160, y: 85 }, { x: 160, y: 77, anchor: 'middle' }],
  ['below a pin above', { x: 160, y: 122 }, { x: 160, y: 138, anchor: 'middle' }],
])('a name is %s', (_, point, spot) => {
  expect(spotOf(point, middle)).toEqual(spot);
});

test('a name leaves room for other names and dots', () => {
  const places = [
    { name, point: middle },
    { name: 'Loading dock', point: { x: 165, y: 122 } },
    { name: 'Bar', point: { x: 160, y: 140 } },
  ];
  const spots = placeNames(places, { x: 20, y: 230 }, frame);

  expect(spots.map(({ x, y }) => [x, y])).toEqual([
    [160, 112],
    [173, 126],
    [160, 156],
  ]);
});

test('a name is never on the pin where the map is large', () => {
  const near = fc.integer({ min: -60, max: 60 });
  fc.assert(
    fc.property(near, near, (east, south) => {
      const spot = spotOf({ x: 160 + east, y: 120 + south }, middle);
      const width = name.length * 6;
      const left = (spot?.x ?? 0) - { start: 0, middle: width / 2, end: width }[spot?.anchor ?? 'start'];
      const isBeside = left >= 172 || left + width <= 148;
      const isAboveOrBelow = (spot?.y ?? 0) - 10 >= 122 || (spot?.y ?? 0) + 3 <= 90;

      expect(isBeside || isAboveOrBelow).toBe(true);
    }),
  );
});
