import type { Context } from '../../platform/context.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { organizationById } from './organizationsApi.ts';
import type { OrganizationWire } from './organizationWire.ts';

/** An organization that another thing only names; its name stands in most of them. */
export interface NamedOrganization {
  readonly id: number;
  readonly name?: string | null | undefined;
  /** The location that named it, where one did: it can tell the name. */
  readonly locationId?: number | undefined;
  readonly image_public_id?: undefined;
}

/** What an organization resolves from: the row that a call has brought, or what names it until somebody asks for more. */
export type OrganizationSource = OrganizationWire | NamedOrganization;

/**
 * The organization itself.
 *
 * @throws GraphQLError with the code NOT_FOUND
 */
export function organizationDetail(id: number, context: Context): Promise<OrganizationWire> {
  return loadById(organizationById, id, 'organization', context);
}
