import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { noContent } from '../../platform/rest/noContent.ts';

/** What the invitee states about themselves. */
interface Acceptance {
  readonly phone_number: string | null;
  readonly is_confirmed: boolean;
}

const grantedWire = z.object({
  location_id: z.int().nullish(),
  organization_id: z.int().nullish(),
});

/** Where the role is; servers that say something else, or nothing, have granted it all the same. */
const acceptedWire: z.ZodType<z.infer<typeof grantedWire>> = z.union([
  grantedWire,
  z.unknown().transform(() => ({})),
]);

export const acceptLocationInvitation = endpoint({
  name: 'acceptLocationInvitation',
  method: 'POST',
  path: '/invitations/accept/{token}/',
  body: shape<Acceptance>(),
  response: acceptedWire,
});

export const acceptOrganizationInvitation = endpoint({
  name: 'acceptOrganizationInvitation',
  method: 'POST',
  path: '/staffer/organizations/invitations/{token}/acceptance/',
  body: shape<Acceptance>(),
  response: acceptedWire,
});

/** Requests a new link to a location in place of an expired one. */
export const requestLocationInvitation = endpoint({
  name: 'requestLocationInvitation',
  method: 'POST',
  path: '/invitations/{token}/renewal-request/',
  response: noContent,
});

/** Requests a new link to an organization in place of an expired one. */
export const requestOrganizationInvitation = endpoint({
  name: 'requestOrganizationInvitation',
  method: 'POST',
  path: '/staffer/organizations/invitations/{token}/renewal-request/',
  response: noContent,
});
