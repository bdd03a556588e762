import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fenceDrawing } from './fenceDrawing.ts';

const center = { longitude: -73.9951, latitude: 40.7219 };
const fence = { center, radiusMeters: 200 };

test('a pro at the center is drawn in the middle', () => {
  expect(fenceDrawing(fence, { position: center, precisionMeters: 0 })).toEqual({
    fence: { x: 50, y: 50, radius: expect.closeTo(38.46, 1) },
    phone: { x: 50, y: 50, radius: 0 },
    scale: { meters: 100, length: expect.closeTo(19.2, 1) },
  });
});

test('the circle of an imprecise position has the scale of the fence', () => {
  const drawing = fenceDrawing(fence, { position: center, precisionMeters: 2000 });

  expect(drawing.phone.radius / drawing.fence.radius).toBeCloseTo(10, 5);
  expect(drawing.phone.radius).toBeCloseTo(38.46, 1);
  expect(drawing.scale.length / drawing.scale.meters).toBeCloseTo(drawing.fence.radius / 200, 5);
});

test('north is at the top and east at the right', () => {
  const position = { longitude: -73.99, latitude: 40.73 };
  const drawing = fenceDrawing(fence, { position, precisionMeters: 0 });

  expect(drawing.phone.x).toBeGreaterThan(drawing.fence.x);
  expect(drawing.phone.y).toBeLessThan(drawing.fence.y);
});

test('any fence and any position are inside the square, with their circles', () => {
  const anywhere = fc.record({
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    latitude: fc.double({ min: -89, max: 89, noNaN: true }),
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 50, max: 1000 }),
      fc.constantFrom(0, 2000),
      anywhere,
      (radiusMeters, precisionMeters, position) => {
        const drawing = fenceDrawing({ center, radiusMeters }, { position, precisionMeters });
        for (const { x, y, radius } of [drawing.fence, drawing.phone]) {
          expect(Math.max(Math.abs(x - 50), Math.abs(y - 50)) + radius).toBeLessThan(50);
        }
        expect(drawing.scale.length).toBeLessThan(50);
      },
    ),
  );
});
