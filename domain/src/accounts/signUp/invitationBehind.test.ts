import { expect, test } from 'vitest';
import { invitationBehind } from './invitationBehind.ts';

test.each([
  ['/invitations/accept/abc-123', { scope: 'LOCATION', token: 'abc-123' }],
  ['/invitations/accept/abc-123/?from=mail', { scope: 'LOCATION', token: 'abc-123' }],
  ['/invitations/accept/abc#top', { scope: 'LOCATION', token: 'abc' }],
  ['/organization/invitations/accept/xyz', { scope: 'ORGANIZATION', token: 'xyz' }],
] as const)('%s leads to an invitation', (path, invitation) => {
  expect(invitationBehind(path)).toEqual(invitation);
});

test.each([
  '/',
  '/locations/1',
  '/invitations/accept/',
  '/invitations/accept/abc/more',
  '/x/invitations/accept/abc',
  '/locations?next=/invitations/accept/abc',
])('%s leads to no invitation', (path) => {
  expect(invitationBehind(path)).toBeNull();
});
