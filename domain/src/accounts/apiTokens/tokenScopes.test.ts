import { expect, test } from 'vitest';
import type { LocationAccess } from '../../platform/access/locationRole.ts';
import { grantableScopes, scopesInWords, type TokenScope } from './tokenScopes.ts';

test.each<[LocationAccess[], TokenScope[]]>([
  [[], []],
  [['ONSITE_MANAGER'], ['READ', 'ROSTER']],
  [['TEAM_MEMBER'], ['READ', 'POST', 'ROSTER', 'PAY']],
  [
    ['ONSITE_MANAGER', 'ADMIN'],
    ['READ', 'POST', 'ROSTER', 'PAY', 'TEAM', 'ADMIN'],
  ],
  [['PLATFORM_ADMIN'], ['READ', 'POST', 'ROSTER', 'PAY', 'TEAM', 'ADMIN']],
])('someone with the roles %j may grant the scopes %j', (accesses, scopes) => {
  expect(grantableScopes(accesses)).toEqual(scopes);
});

test('a message that names scopes says them in words', () => {
  expect(scopesInWords('Your roles do not allow PAY, TEAM.')).toBe(
    'Your roles do not allow “Pay”, “Manage the team”.',
  );
});
