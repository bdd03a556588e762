import type { InvitationStatus } from '@brigade/domain/businesses/invitations/invitationStatus.ts';
import type { LocationRole } from '@brigade/domain/platform/access/locationRole.ts';
import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { noContent } from '../../platform/rest/noContent.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import type { GuestWire } from './guest.ts';
import { locationInvitationWire } from './invitationWire.ts';

/** Lists invitations to the teams that the caller manages, newest first. */
export const listLocationInvitations = endpoint({
  name: 'listLocationInvitations',
  method: 'GET',
  path: '/invitations/',
  query: shape<PageQuery & { location_id?: number; status?: readonly InvitationStatus[]; id?: number }>(),
  response: paged(locationInvitationWire),
});

/** Invites a person to the team of a location. */
export const createLocationInvitation = endpoint({
  name: 'createLocationInvitation',
  method: 'POST',
  path: '/invitations/',
  body: shape<GuestWire & { location_id: number; role: LocationRole }>(),
  response: locationInvitationWire,
});

/** Resends an invitation with a new link. Only some servers return it. */
export const resendLocationInvitation = endpoint({
  name: 'resendLocationInvitation',
  method: 'POST',
  path: '/invitations/{id}/resend/',
  response: z.union([locationInvitationWire, noContent]),
});

/** Withdraws an invitation. */
export const deleteLocationInvitation = endpoint({
  name: 'deleteLocationInvitation',
  method: 'DELETE',
  path: '/invitations/{id}/',
  response: noContent,
});
