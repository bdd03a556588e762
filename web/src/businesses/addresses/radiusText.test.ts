import { geofenceRadius } from '@brigade/domain/businesses/addresses/geofenceRadius.ts';
import { expect, test } from 'vitest';
import { lengthText } from '../../platform/geo/map/lengthText.ts';
import { inFeet, radiusLimitsText, radiusSteps, sliderFeet, storedMeters } from './radiusText.ts';

const { min, max, step } = radiusSteps;
const lengths = Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step);

test('the slider of the radius goes from 200 to 3,250 ft', () => {
  expect([min, max, step]).toEqual([200, 3250, 50]);
});

test.each(lengths)(
  'a radius of %i ft is stored within the limits, and is shown as it was chosen',
  (length) => {
    const meters = storedMeters(length);
    expect(geofenceRadius.safeParse(meters).success).toBe(true);
    expect(sliderFeet(meters)).toBe(length);
    expect(lengthText(meters)).toBe(`${length.toLocaleString('en-US')} ft`);
  },
);

test.each([
  [50, 200],
  [200, 650],
  [1000, 3250],
])('the slider is nearest to a radius of %i m, which is none of its lengths, at %i ft', (meters, length) => {
  expect(sliderFeet(meters)).toBe(length);
});

test.each([
  ['Enter 50 to 1000 meters', radiusLimitsText],
  ['At least 1 meter, at most 2000 meters.', 'At least 10 ft, at most 1.2 miles.'],
  ['Enter a whole number', 'Enter a whole number'],
])('the sentence "%s" of the API reads "%s" on screen', (sentence, shown) => {
  expect(inFeet(sentence)).toBe(shown);
});
