import { expect, test } from 'vitest';
import type { LocationAccess } from '../../platform/access/locationRole.ts';
import { grantableScopes, type TokenScope, tokenScopeLabel, tokenScopes } from './tokenScopes.ts';

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

test('the scopes for money, access and settings are the sensitive ones', () => {
  expect(tokenScopes.filter((scope) => tokenScopeLabel(scope).isSensitive)).toEqual(['PAY', 'TEAM', 'ADMIN']);
});
