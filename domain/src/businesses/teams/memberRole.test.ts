import { expect, test } from 'vitest';
import { locationRoles } from '../../platform/access/locationRole.ts';
import { memberRoleLabel, memberRoleSummary } from './memberRole.ts';

test('each role has a name of its own', () => {
  expect(locationRoles.map(memberRoleLabel)).toEqual(['Admin', 'Team member', 'Onsite manager']);
});

test('each role has a line that ends as a sentence and tells it from the others', () => {
  const summaries = locationRoles.map(memberRoleSummary);
  expect(new Set(summaries).size).toBe(locationRoles.length);
  for (const summary of summaries) expect(summary).toMatch(/^[A-Z].*\.$/);
});
