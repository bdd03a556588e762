import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mapView, type MapFrame } from './mapView.ts';

const frame: MapFrame = {
  origin: { longitude: -73.9951, latitude: 40.7219 },
  middle: { east: 0, north: 0 },
  halfWidth: 400,
  width: 320,
  height: 240,
};

test('the origin is in the middle, north is up, east is right, and meters are alike both ways', () => {
  const { toDrawing, perMeter } = mapView(frame);
  const north = toDrawing({ longitude: -73.9951, latitude: 40.7219 + 100 / 111_195 });
  const east = toDrawing({
    longitude: -73.9951 + 100 / 111_195 / Math.cos((40.7219 * Math.PI) / 180),
    latitude: 40.7219,
  });

  expect(perMeter).toBe(0.4);
  expect(toDrawing(frame.origin)).toEqual({ x: 160, y: 120 });
  expect(north).toEqual({ x: 160, y: expect.closeTo(80, 4) });
  expect(east).toEqual({ x: expect.closeTo(200, 4), y: 120 });
});

test('the middle of a map can be beside the origin', () => {
  const { toDrawing } = mapView({ ...frame, middle: { east: 100, north: 50 } });

  expect(toDrawing(frame.origin)).toEqual({ x: 120, y: 140 });
});

test('a map over the date line is drawn in one piece', () => {
  const { toDrawing, toPosition } = mapView({ ...frame, origin: { longitude: 179.999, latitude: -17 } });
  const beyond = toDrawing({ longitude: -179.999, latitude: -17 });

  expect(beyond.x).toBeCloseTo(160 + 212.7 * 0.4, 0);
  expect(toPosition(beyond).longitude).toBeCloseTo(-179.999, 6);
});

test('a map at a pole has finite positions on the globe, and ends there', () => {
  const { toPosition } = mapView({ ...frame, origin: { longitude: 30, latitude: 90 } });

  expect(toPosition({ x: 160, y: 0 })).toEqual({ longitude: 30, latitude: 90 });
  const south = toPosition({ x: 300, y: 200 });
  expect(south.latitude).toBeLessThan(90);
  expect(Math.abs(south.longitude)).toBeLessThanOrEqual(180);
});

test('a map leads there and back to the same place, wherever people work', () => {
  const where = fc.record({
    origin: fc.record({
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      latitude: fc.double({ min: -80, max: 80, noNaN: true }),
    }),
    halfWidth: fc.double({ min: 100, max: 50_000, noNaN: true }),
    x: fc.double({ min: 0, max: 320, noNaN: true }),
    y: fc.double({ min: 0, max: 240, noNaN: true }),
  });
  fc.assert(
    fc.property(where, ({ origin, halfWidth, x, y }) => {
      const { toDrawing, toPosition } = mapView({ ...frame, origin, halfWidth });
      const back = toDrawing(toPosition({ x, y }));

      expect(back.x).toBeCloseTo(x, 3);
      expect(back.y).toBeCloseTo(y, 3);
    }),
  );
});
