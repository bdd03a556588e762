import { expect, test } from 'vitest';
import { type LocationFounder, mayAddLocations } from './mayAddLocations.ts';

const outsider: LocationFounder = {
  isPlatformAdmin: false,
  organizations: 0,
  locationRoles: 0,
  hasBusiness: false,
};

test.each<[string, Partial<LocationFounder>, boolean]>([
  ['a platform admin', { isPlatformAdmin: true }, true],
  ['an admin of an organization', { organizations: 1, locationRoles: 2 }, true],
  ['anyone who has signed up for a business', { hasBusiness: true }, true],
  [
    'anyone who has signed up, but works for another business',
    { hasBusiness: true, locationRoles: 1 },
    false,
  ],
  ['an admin of a location', { locationRoles: 1 }, false],
  ['someone without a business', {}, false],
])('%s: %j may: %s', (_, facts, may) => {
  expect(mayAddLocations({ ...outsider, ...facts })).toBe(may);
});
