import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mapView } from '../../platform/geo/map/mapView.ts';
import { fenceFrame } from './fenceFrame.ts';

const center = { longitude: -73.9951, latitude: 40.7219 };
const fence = { center, radiusMeters: 200 };

test('a pro at the center is drawn in the middle of the fence', () => {
  const frame = fenceFrame(fence, { position: center, precisionMeters: 0 });

  expect(frame).toMatchObject({ middle: { east: 0, north: 0 }, halfWidth: 260 });
  expect(mapView(frame).toDrawing(center)).toEqual({ x: 50, y: 50 });
});

test('the circle of an imprecise position fits', () => {
  expect(fenceFrame(fence, { position: center, precisionMeters: 2000 }).halfWidth).toBe(2600);
});

test('north is at the top and east at the right', () => {
  const position = { longitude: -73.99, latitude: 40.73 };
  const { toDrawing } = mapView(fenceFrame(fence, { position, precisionMeters: 0 }));

  expect(toDrawing(position).x).toBeGreaterThan(toDrawing(center).x);
  expect(toDrawing(position).y).toBeLessThan(toDrawing(center).y);
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
        const view = mapView(fenceFrame({ center, radiusMeters }, { position, precisionMeters }));
        for (const [place, radius] of [
          [center, radiusMeters],
          [position, precisionMeters],
        ] as const) {
          const { x, y } = view.toDrawing(place);
          expect(Math.max(Math.abs(x - 50), Math.abs(y - 50)) + radius * view.perMeter).toBeLessThan(50);
        }
      },
    ),
  );
});
