import { locationRoles } from '@brigade/domain/platform/access/locationRole.ts';
import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { noContent } from '../../platform/rest/noContent.ts';

/** What who accepts says about themselves. */
interface Acceptance {
  readonly phone_number: string | null;
  readonly is_confirmed: boolean;
}

/** Where somebody is a manager now; servers that leave it out have given the role all the same. */
const acceptedWire = z.object({
  location_id: z.int().nullish(),
  organization_id: z.int().nullish(),
  role: z.enum(locationRoles).nullish(),
});

/** Accepts an invitation to a location. */
export const acceptLocationInvitation = endpoint({
  name: 'acceptLocationInvitation',
  method: 'POST',
  path: '/invitations/accept/{token}/',
  body: shape<Acceptance>(),
  response: acceptedWire,
});

/** Accepts an invitation to an organization. */
export const acceptOrganizationInvitation = endpoint({
  name: 'acceptOrganizationInvitation',
  method: 'POST',
  path: '/staffer/organizations/invitations/{token}/acceptance/',
  body: shape<Acceptance>(),
  response: acceptedWire,
});

/** Asks for a new link to a location in place of one that has expired. */
export const requestLocationInvitation = endpoint({
  name: 'requestLocationInvitation',
  method: 'POST',
  path: '/invitations/{token}/renewal-request/',
  response: noContent,
});

/** Asks for a new link to an organization in place of one that has expired. */
export const requestOrganizationInvitation = endpoint({
  name: 'requestOrganizationInvitation',
  method: 'POST',
  path: '/staffer/organizations/invitations/{token}/renewal-request/',
  response: noContent,
});
