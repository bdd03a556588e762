import { expect, test } from 'vitest';
import { formPoint, pointValues } from './formPoint.ts';

test('a point becomes values with six decimals, and these a point', () => {
  const values = pointValues({ longitude: -73.99519999999998, latitude: 40.7 });

  expect(values).toEqual({ longitude: '-73.9952', latitude: '40.7' });
  expect(formPoint(values)).toEqual({ longitude: -73.9952, latitude: 40.7 });
});

test.each([
  ['', ''],
  ['-74', ''],
  [' ', '40'],
  ['west', '40'],
  ['-74', '91'],
])('%j and %j are no point', (longitude, latitude) => {
  expect(formPoint({ longitude, latitude })).toBeNull();
});
