import { findRow } from '../../platform/paging/findRow.ts';
import type { RestSession } from '../../platform/rest/restSession.ts';
import type { InvitationKey, OrganizationInvitationKey } from './invitationKey.ts';
import type { InvitationWire, LocationInvitationWire, OrganizationInvitationWire } from './invitationWire.ts';
import { listLocationInvitations } from './locationInvitationsApi.ts';
import { listOrganizationInvitations } from './organizationInvitationsApi.ts';

// Some servers take no notice of the filter by id.

/** The invitation to a location with this number; null if the caller may not see one. */
export function findLocationInvitation(
  id: number,
  rest: RestSession,
): Promise<LocationInvitationWire | null> {
  return findRow(
    (page) => rest.call(listLocationInvitations, { query: { ...page, id } }),
    (row) => row.id === id,
    'plain',
  );
}

/** The invitation to an organization with this key; null if the caller may not see one. */
export function findOrganizationInvitation(
  { organizationId, id }: OrganizationInvitationKey,
  rest: RestSession,
): Promise<OrganizationInvitationWire | null> {
  return findRow(
    (page) => rest.call(listOrganizationInvitations, { path: { organizationId }, query: { ...page, id } }),
    (row) => row.id === id,
    'plain',
  );
}

/** The invitation to a team of either kind; null if the caller may not see one. */
export function findInvitation(key: InvitationKey, rest: RestSession): Promise<InvitationWire | null> {
  return 'organizationId' in key
    ? findOrganizationInvitation(key, rest)
    : findLocationInvitation(key.id, rest);
}
