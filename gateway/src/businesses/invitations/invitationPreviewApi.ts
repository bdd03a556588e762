import { endpoint } from '../../platform/rest/endpoint.ts';
import { invitationPreviewWire } from './invitationPreviewWire.ts';

/** What the link of an invitation to a location shows to anyone. */
export const previewLocationInvitation = endpoint({
  name: 'previewLocationInvitation',
  method: 'GET',
  path: '/invitations/{token}/',
  response: invitationPreviewWire,
});

/** What the link of an invitation to an organization shows to anyone. */
export const previewOrganizationInvitation = endpoint({
  name: 'previewOrganizationInvitation',
  method: 'GET',
  path: '/staffer/organizations/invitations/{token}/',
  response: invitationPreviewWire,
});
