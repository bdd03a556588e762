import type { Database } from '../../platform/database/database.ts';
import { invalidField } from '../../platform/errors.ts';
import type { GigTemplateChanges } from './gigTemplateBody.ts';

type AddressChoice = Pick<GigTemplateChanges, 'address' | 'location_address_id' | 'use_location_address'>;

type AddressColumns = { location_address_id?: number | null; use_location_address?: boolean };

/**
 * The address of a template, sent as an id or as text, and whether it is that of the location; empty when nothing about it
 * is sent.
 *
 * @throws ApiError invalid for an address of another location
 */
export async function templateAddress(
  database: Database,
  locationId: number,
  { address, location_address_id: id, use_location_address }: AddressChoice,
): Promise<AddressColumns> {
  if (address === undefined && id == null) {
    if (id === undefined && use_location_address === undefined) return {};
    return { location_address_id: null, use_location_address: use_location_address ?? true };
  }
  let addresses = database
    .selectFrom('location_addresses')
    .select(['id', 'type'])
    .where('location_id', '=', locationId)
    .orderBy('id');
  addresses = address
    ? addresses
        .where('street_address', 'ilike', literally(address.street_address))
        .where('city', 'ilike', literally(address.city))
        .where('state_code', 'ilike', literally(address.state_code))
    : addresses.where('id', '=', id ?? 0);
  const found = await addresses.executeTakeFirst();
  if (found) return { location_address_id: found.id, use_location_address: found.type === 'PRIMARY' };
  throw invalidField(
    address ? 'address.street_address' : 'location_address_id',
    'This is not an address of the location. Add it to the location first.',
  );
}

/** An `ilike` pattern that matches exactly this text, ignoring case. */
function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
