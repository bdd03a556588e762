import type { Permission } from '../../platform/access/permissions.ts';
import { platformFields } from './locationBody.ts';

/**
 * The permissions required to set these fields of a location.
 *
 * @param fields the names of the fields in the body
 */
export function neededPermissions(fields: readonly string[], slug: string): Set<Permission> {
  const ofPlatform = Object.keys(platformFields(slug));
  return new Set(
    fields.map((field) => {
      if (ofPlatform.includes(field)) return 'platform.admin';
      return field === 'billing_source' ? 'billing.manage' : 'locations.edit';
    }),
  );
}
