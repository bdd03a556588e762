import type { Caller } from '../../platform/access/caller.ts';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { requireAtOrganization } from '../../platform/access/organizationAccess.ts';
import type { Database } from '../../platform/database/database.ts';

/** The payer: a location or an organization. */
export type BillingOwner = { kind: 'location' | 'organization'; id: number; name: string };

/** Finds the payer for an authorized caller; throws ApiError not_found or permission_denied for others. */
export type FindOwner = (
  database: Database,
  caller: Caller,
  id: number,
  deed: 'see' | 'manage',
) => Promise<BillingOwner>;

/** A location that pays for itself. */
export const locationOwner: FindOwner = async (database, caller, id, deed) => {
  const permission = deed === 'manage' ? 'billing.manage' : 'wages.view';
  const { location } = await requireAtLocation(database, caller, id, permission);
  return { kind: 'location', id, name: location.name };
};

/** An organization that pays for its locations. */
export const organizationOwner: FindOwner = async (database, caller, id, deed) => {
  const permission = deed === 'manage' ? 'organizations.manage' : 'wages.view';
  const { organization } = await requireAtOrganization(database, caller, id, permission);
  return { kind: 'organization', id, name: organization.name };
};
