import { movedBy } from '@brigade/domain/platform/geo/movedBy.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mapView } from '../map/mapView.ts';
import { pinFrame } from './pinFrame.ts';

const start = { longitude: -73.9951, latitude: 40.7219 };

test('keeps still for small moves and grows for larger ones', () => {
  const at = (east: number) =>
    pinFrame({ pin: movedBy(start, { east, north: 0 }), start, radiusMeters: 200, zoom: 0 });

  expect(at(40)).toEqual(at(0));
  expect(at(0)).toMatchObject({ origin: start, halfWidth: 400 });
  expect(at(1500).halfWidth).toBeGreaterThan(1500);
});

test('leaves a far start', () => {
  const pin = movedBy(start, { east: 0, north: 60_000 });

  expect(pinFrame({ pin, start, radiusMeters: 200, zoom: 0 })).toMatchObject({ origin: pin, halfWidth: 400 });
});

test('doubles, and halves around the pin', () => {
  const pin = movedBy(start, { east: 100, north: 0 });

  expect(pinFrame({ pin, start, radiusMeters: 200, zoom: 2 })).toMatchObject({
    origin: start,
    halfWidth: 1600,
  });
  expect(pinFrame({ pin, start, radiusMeters: 200, zoom: -1 })).toMatchObject({
    origin: pin,
    halfWidth: 200,
  });
});

test('shows the pin with its circle, wherever it is', () => {
  const facts = fc.record({
    radiusMeters: fc.integer({ min: 50, max: 1000 }),
    zoom: fc.integer({ min: 0, max: 6 }),
    east: fc.integer({ min: -20_000, max: 20_000 }),
    north: fc.integer({ min: -20_000, max: 20_000 }),
  });
  fc.assert(
    fc.property(facts, ({ radiusMeters, zoom, east, north }) => {
      const pin = movedBy(start, { east, north });
      const frame = pinFrame({ pin, start, radiusMeters, zoom });
      const view = mapView(frame);
      const { x, y } = view.toDrawing(pin);
      const radius = radiusMeters * view.perMeter;

      expect(Math.abs(x - frame.width / 2) + radius).toBeLessThan(frame.width / 2);
      expect(Math.abs(y - frame.height / 2) + radius).toBeLessThan(frame.height / 2);
    }),
  );
});
