import type { InvitationStatus } from '@brigade/domain/businesses/invitations/invitationStatus.ts';
import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { noContent } from '../../platform/rest/noContent.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import type { GuestWire } from './guest.ts';
import { organizationInvitationWire } from './invitationWire.ts';

/** Lists invitations to administer an organization, newest first. */
export const listOrganizationInvitations = endpoint({
  name: 'listOrganizationInvitations',
  method: 'GET',
  path: '/staffer/organizations/{organizationId}/invitations/',
  query: shape<PageQuery & { status?: readonly InvitationStatus[]; id?: number }>(),
  response: paged(organizationInvitationWire),
});

/** Invites a person to administer an organization. */
export const createOrganizationInvitation = endpoint({
  name: 'createOrganizationInvitation',
  method: 'POST',
  path: '/staffer/organizations/{organizationId}/invitations/',
  body: shape<GuestWire & { role: 'ADMIN' }>(),
  response: organizationInvitationWire,
});

/** Resends an invitation with a new link. Only some servers return it. */
export const resendOrganizationInvitation = endpoint({
  name: 'resendOrganizationInvitation',
  method: 'POST',
  path: '/staffer/organizations/{organizationId}/invitations/{id}/resend/',
  response: z.union([organizationInvitationWire, noContent]),
});

/** Withdraws an invitation. */
export const deleteOrganizationInvitation = endpoint({
  name: 'deleteOrganizationInvitation',
  method: 'DELETE',
  path: '/staffer/organizations/{organizationId}/invitations/{id}/',
  response: noContent,
});
