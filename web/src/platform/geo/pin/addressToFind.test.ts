import { expect, test } from 'vitest';
import { addressToFind, isWholeAddress } from './addressToFind.ts';

const values = {
  streetAddress: '',
  city: 'New York',
  stateCode: ' ny ',
  postalCode: '10012',
  longitude: '',
  latitude: '',
  timeZone: '',
};

test('an address is looked up by its lines, the state without spaces', () => {
  expect(addressToFind(values)).toEqual({
    streetAddress: '',
    city: 'New York',
    stateCode: 'ny',
    postalCode: '10012',
  });
  expect(addressToFind({ ...values, stateCode: 'N' })).toBeNull();
});

test.each([
  [{}, true],
  [{ postalCode: '10012-1234' }, true],
  [{ postalCode: '1001' }, false],
  [{ city: ' ' }, false],
  [{ stateCode: '' }, false],
])('an address with %j is whole: %s', (change, isWhole) => {
  expect(isWholeAddress({ ...values, ...change })).toBe(isWhole);
});
