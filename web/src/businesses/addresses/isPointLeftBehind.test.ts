import { expect, test } from 'vitest';
import { emptyAddress } from './addressDialogForm.ts';
import { isPointLeftBehind } from './isPointLeftBehind.ts';

const before = {
  ...emptyAddress,
  streetAddress: '1 Elm Street',
  city: 'Austin',
  longitude: '-97',
  latitude: '30',
};

test.each([
  ['nothing has changed', {}, false],
  ['the street has changed', { streetAddress: '9 Ash Street' }, true],
  ['the ZIP code has changed', { postalCode: '78701' }, true],
  ['both have changed', { city: 'Dallas', longitude: '-96' }, false],
  ['the point alone has moved', { latitude: '30.1' }, false],
])('whether a point is left behind when %s: %s', (_, change, expected) => {
  expect(isPointLeftBehind(before, { ...before, ...change })).toBe(expected);
});

test('an address without a point leaves none behind', () => {
  expect(isPointLeftBehind(emptyAddress, before)).toBe(false);
});
