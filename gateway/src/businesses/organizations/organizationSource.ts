import type { Context } from '../../platform/context.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { organizationById } from './organizationsApi.ts';
import type { OrganizationWire } from './organizationWire.ts';

/** A reference to an organization from another object, usually with its name. */
interface NamedOrganization {
  readonly id: number;
  readonly name?: string | null | undefined;
  /** The location that referenced it, if any, which can provide the name. */
  readonly locationId?: number | undefined;
  readonly image_public_id?: undefined;
}

/** The source of an organization: the fetched row, or a reference until more fields are requested. */
export type OrganizationSource = OrganizationWire | NamedOrganization;

/**
 * Resolves the organization itself.
 *
 * @throws GraphQLError with the code NOT_FOUND
 */
export function organizationDetail(id: number, context: Context): Promise<OrganizationWire> {
  return loadById(organizationById, id, 'organization', context);
}
