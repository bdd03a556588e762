import { expect, test } from 'vitest';
import { locationRoles } from '../../platform/access/locationRole.ts';
import { memberRoleLabel, memberRoleSummary } from './memberRole.ts';

test('each role has its own name', () => {
  expect(locationRoles.map(memberRoleLabel)).toEqual(['Admin', 'Team member', 'Onsite manager']);
});

test('each role has a different summary, which ends with a period', () => {
  const summaries = locationRoles.map(memberRoleSummary);
  expect(new Set(summaries).size).toBe(locationRoles.length);
  for (const summary of summaries) expect(summary).toMatch(/^[A-Z].*\.$/);
});
