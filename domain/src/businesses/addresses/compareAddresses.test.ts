import { expect, test } from 'vitest';
import { compareAddresses, type ListedAddress } from './compareAddresses.ts';

const primary = (street: string): ListedAddress => ({ type: 'PRIMARY', street });
const secondary = (street: string): ListedAddress => ({ type: 'SECONDARY', street });

test.each([
  [
    'PRIMARY first, whatever its street',
    [secondary('1 Ash Street'), primary('9 Elm Street')],
    ['9 Elm Street', '1 Ash Street'],
  ],
  ['then by street', [secondary('Elm Street'), secondary('Ash Street')], ['Ash Street', 'Elm Street']],
  ['house numbers by their value', [secondary('110 Elm'), secondary('12 Elm')], ['12 Elm', '110 Elm']],
  ['equal ones as they came', [secondary('1 Elm'), secondary('1 Elm')], ['1 Elm', '1 Elm']],
])('the order of addresses: %s', (_, addresses, streets) => {
  expect(addresses.toSorted(compareAddresses).map(({ street }) => street)).toEqual(streets);
});
