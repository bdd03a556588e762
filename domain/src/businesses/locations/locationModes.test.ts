import { expect, test } from 'vitest';
import type { License, LocationMode } from './locationMode.ts';
import { currentMode, locationModes } from './locationModes.ts';

const marketplace = (locationId: number): License => ({ licenseName: 'marketplace', locationId });
const hire = (locationId: number): License => ({ licenseName: 'hire', locationId });

test.each<[string, License[], LocationMode[]]>([
  ['no license', [], ['MARKETPLACE']],
  ['licenses for other locations', [hire(2), marketplace(2)], ['MARKETPLACE']],
  ['a marketplace license', [marketplace(1)], ['MARKETPLACE']],
  ['a hire license', [hire(1)], ['HIRE']],
  ['both licenses', [hire(1), marketplace(1)], ['MARKETPLACE', 'HIRE']],
])('%s allow %j: %j', (_, licenses, modes) => {
  expect(locationModes(licenses, 1)).toEqual(modes);
});

test.each<[LocationMode[], LocationMode | null, LocationMode]>([
  [['MARKETPLACE', 'HIRE'], 'HIRE', 'HIRE'],
  [['MARKETPLACE', 'HIRE'], null, 'MARKETPLACE'],
  [['MARKETPLACE'], 'HIRE', 'MARKETPLACE'],
  [['HIRE'], 'MARKETPLACE', 'HIRE'],
  [[], null, 'MARKETPLACE'],
])('the mode of %j with %j chosen is %s', (modes, chosen, current) => {
  expect(currentMode(modes, chosen)).toBe(current);
});
