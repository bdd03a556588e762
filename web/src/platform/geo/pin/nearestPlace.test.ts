import { movedBy } from '@brigade/domain/platform/geo/movedBy.ts';
import { expect, test } from 'vitest';
import { nearestPlaceText } from './nearestPlace.ts';

const pin = { longitude: -73.9951, latitude: 40.7219 };
const place = (name: string, east: number) => ({
  id: name,
  name,
  position: movedBy(pin, { east, north: 0 }),
});

test('names the nearest of the other addresses', () => {
  expect(nearestPlaceText(pin, [place('Rooftop', 900), place('Loading dock', -120)])).toBe(
    '390 ft east of Loading dock.',
  );
});

test.each([[[]], [[place('Chicago', 1_000_000)]]])(
  'there is no text about the nearest place where none is near: %j',
  (places) => {
    expect(nearestPlaceText(pin, places)).toBeNull();
  },
);
