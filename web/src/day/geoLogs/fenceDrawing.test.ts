import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fenceDrawing } from './fenceDrawing.ts';

const center = { longitude: -73.9951, latitude: 40.7219 };

test('a pro at the center is drawn in the middle', () => {
  expect(fenceDrawing({ center, radiusMeters: 200 }, center)).toEqual({
    fenceRadius: expect.closeTo(38.46, 1),
    point: { x: 50, y: 50 },
    scale: { meters: 100, length: expect.closeTo(19.2, 1) },
  });
});

test('north is at the top and east at the right', () => {
  const { point } = fenceDrawing({ center, radiusMeters: 200 }, { longitude: -73.99, latitude: 40.73 });

  expect(point.x).toBeGreaterThan(50);
  expect(point.y).toBeLessThan(50);
});

test('any fence and any position are inside the square', () => {
  const position = fc.record({
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    latitude: fc.double({ min: -89, max: 89, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 50, max: 1000 }), position, (radiusMeters, place) => {
      const { fenceRadius, point, scale } = fenceDrawing({ center, radiusMeters }, place);
      expect(fenceRadius).toBeLessThan(50);
      expect(Math.hypot(point.x - 50, point.y - 50)).toBeLessThan(50);
      expect(scale.length).toBeLessThan(50);
    }),
  );
});
