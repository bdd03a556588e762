import { describe, expect, test } from 'vitest';
import { metersBetween, positionAt } from './metersBetween.ts';

const nashville = { longitude: -86.7816, latitude: 36.1627 };

describe('metersBetween', () => {
  test.each([
    [nashville, 0],
    [{ longitude: -86.7816, latitude: 36.1645 }, 200],
    [{ longitude: -86.77937, latitude: 36.1627 }, 200],
    [{ longitude: -86.7816, latitude: 37.1627 }, 111_195],
  ])('the distance from Nashville to %j', (position, meters) => {
    expect(Math.round(metersBetween(nashville, position))).toBeCloseTo(meters, -1);
  });

  test('a distance crosses the date line the short way', () => {
    const east = { longitude: 179.999, latitude: 0 };

    expect(Math.round(metersBetween(east, { longitude: -179.999, latitude: 0 }))).toBe(222);
  });
});

test.each([0, 45, 90, 180, 300])('a position 250 m away at %d° is 250 m away', (direction) => {
  expect(metersBetween(nashville, positionAt(nashville, 250, direction))).toBeCloseTo(250, 0);
});
