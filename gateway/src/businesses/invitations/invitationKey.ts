import { databaseIdIn, databaseIdOf, decodeGlobalId, isDatabaseId } from '../../platform/schema/globalId.ts';
import { nodeIdInput } from '../../platform/schema/nodeIdInput.ts';
import type { OrganizationInvitationWire } from './invitationWire.ts';

/** What the calls about one invitation to an organization need to know of it. */
export type OrganizationInvitationKey = { readonly organizationId: number; readonly id: number };

/** What the calls about one invitation need to know of it; one to a location is known by its number alone. */
export type InvitationKey = { readonly id: number } | OrganizationInvitationKey;

/** The id of an invitation to an organization among its like: REST finds it below its organization only. */
export function organizationInvitationKey({ organization_id, id }: OrganizationInvitationWire): string {
  return `${organization_id}-${id}`;
}

/** The numbers in such an id; null for a text that is none. */
export function organizationInvitationKeyIn(text: string): OrganizationInvitationKey | null {
  const [organizationId = Number.NaN, id = Number.NaN, ...rest] = text.split('-').map(databaseIdIn);
  return isDatabaseId(organizationId) && isDatabaseId(id) && rest.length === 0
    ? { organizationId, id }
    : null;
}

function invitationKeyOf(globalId: string): InvitationKey | null {
  const id = databaseIdOf(globalId, 'LocationInvitation');
  if (id !== null) return { id };
  const decoded = decodeGlobalId(globalId);
  return decoded?.typename === 'OrganizationInvitation' ? organizationInvitationKeyIn(decoded.id) : null;
}

/** The global id of an invitation to a team of a location or an organization, in an input. */
export const { rule: invitationId, keyOf: checkedInvitationKey } = nodeIdInput(
  'an invitation',
  invitationKeyOf,
);
