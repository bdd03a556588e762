import { expect, test } from 'vitest';
import { flaggedGeoLogsText, occasionText, placeText, reviewReasonText } from './geoLogTexts.ts';

test.each([
  ['CLOCK_IN', 'UNKNOWN', 'Clocked in'],
  ['CLOCK_OUT', 'GEO_FENCE_EXITED', 'Clocked out'],
  ['CROSSING', 'GEO_FENCE_EXITED', 'Left the site'],
  ['CROSSING', 'GEO_FENCE_ENTERED', 'Came to the site'],
  ['CROSSING', 'UNKNOWN', 'Position unclear'],
])('a geo log of %s with %s reads "%s"', (occasion, action, text) => {
  expect(occasionText({ occasion, action })).toBe(text);
});

test.each([
  ['COARSE_PRECISION', 'Imprecise position at a punch'],
  ['PUNCH_OUTSIDE', 'Punch outside the fence'],
  ['LONG_ABSENCE', 'Away for over 15 minutes'],
  ['SOMETHING_NEW', 'Flagged for review'],
])('the reason %s of a flag reads "%s"', (reason, text) => {
  expect(reviewReasonText(reason)).toBe(text);
});

test.each([
  [
    { distanceMeters: 200, precision: 'FINE', radiusMeters: 200 },
    '660 ft from the address, inside the fence of 660 ft.',
  ],
  [
    { distanceMeters: 201, precision: 'FINE', radiusMeters: 200 },
    '660 ft from the address, just outside the fence of 660 ft.',
  ],
  [
    { distanceMeters: 1, precision: 'FINE', radiusMeters: 200 },
    'At the address, inside the fence of 660 ft.',
  ],
  [
    { distanceMeters: 1201, precision: 'FINE', radiusMeters: 200 },
    '3,940 ft from the address, outside the fence of 660 ft.',
  ],
  [
    { distanceMeters: 90, precision: 'COARSE', radiusMeters: 200 },
    'About 300 ft from the address. The position is imprecise, by up to 1.2 miles.',
  ],
  [{ distanceMeters: null, precision: 'FINE', radiusMeters: undefined }, 'The fence is unknown.'],
])('a geo log of %j reads "%s"', (facts, text) => {
  expect(placeText(facts)).toBe(text);
});

test.each([
  [1, 'Location check to review'],
  [2, '2 location checks to review'],
])('%i flagged logs read "%s"', (count, text) => {
  expect(flaggedGeoLogsText(count)).toBe(text);
});
