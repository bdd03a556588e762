import fc from 'fast-check';
import { expect, test } from 'vitest';
import { metersFrom } from './metersFrom.ts';
import { movedBy } from './movedBy.ts';

test.each([
  ['east over the date line', { longitude: 179.999, latitude: 0 }, { east: 222, north: 0 }, [-179.999, 0]],
  ['west over the date line', { longitude: -179.999, latitude: 0 }, { east: -222, north: 0 }, [179.999, 0]],
  ['north of New York', { longitude: -74, latitude: 40.7 }, { east: 0, north: 1112 }, [-74, 40.71]],
  ['no further north than the pole', { longitude: 10, latitude: 89.9999 }, { east: 0, north: 500 }, [10, 90]],
  ['no further south than the pole', { longitude: 10, latitude: -90 }, { east: 0, north: -5 }, [10, -90]],
  ['not east of the pole', { longitude: 10, latitude: 90 }, { east: 40, north: 0 }, [10, 90]],
])('a position moves %s', (_way, from, offset, [longitude, latitude]) => {
  const moved = movedBy(from, offset);

  expect(moved.longitude).toBeCloseTo(longitude ?? 0, 3);
  expect(moved.latitude).toBeCloseTo(latitude ?? 0, 3);
});

test('a moved position is as far away as it was moved, anywhere people work', () => {
  const position = fc.record({
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    latitude: fc.double({ min: -85, max: 85, noNaN: true }),
  });
  const meters = fc.double({ min: -20_000, max: 20_000, noNaN: true });
  fc.assert(
    fc.property(position, meters, meters, (from, east, north) => {
      const moved = movedBy(from, { east, north });
      const offset = metersFrom(from, moved);

      expect(Math.abs(moved.longitude)).toBeLessThanOrEqual(180);
      expect(offset.east).toBeCloseTo(east, 3);
      expect(offset.north).toBeCloseTo(north, 3);
    }),
  );
});
