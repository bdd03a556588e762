import { expect, test } from 'vitest';
import { groupByOrganization } from './groupByOrganization.ts';

const one = { databaseId: 1, name: 'One' };
const two = { databaseId: 2, name: 'Two' };

test('keeps the order of organizations and locations', () => {
  const locations = [
    { id: 'a', organization: two },
    { id: 'b', organization: one },
    { id: 'c', organization: two },
  ];
  const groups = groupByOrganization(locations);
  expect(groups.map(({ organization }) => organization.name)).toEqual(['Two', 'One']);
  expect(groups.map((group) => group.locations.map(({ id }) => id))).toEqual([['a', 'c'], ['b']]);
});
