import { expect, test } from 'vitest';
import { type LocationFounder, mayAddLocations } from './mayAddLocations.ts';

const nobody: LocationFounder = {
  isPlatformAdmin: false,
  organizations: 0,
  locationRoles: 0,
  hasBusiness: false,
};

test.each<[string, Partial<LocationFounder>, boolean]>([
  ['a platform admin', { isPlatformAdmin: true }, true],
  ['an admin of an organization', { organizations: 1, locationRoles: 2 }, true],
  ['whoever has signed up for a business', { hasBusiness: true }, true],
  ['whoever has signed up, but works for another business', { hasBusiness: true, locationRoles: 1 }, false],
  ['an admin of a location', { locationRoles: 1 }, false],
  ['somebody without a business', {}, false],
])('%s: %j may: %s', (_, facts, may) => {
  expect(mayAddLocations({ ...nobody, ...facts })).toBe(may);
});
