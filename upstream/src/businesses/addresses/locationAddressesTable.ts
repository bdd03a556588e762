import type { Generated } from 'kysely';
import type { OneOf } from '../../platform/database/columnTypes.ts';

export type AddressType = 'PRIMARY' | 'SECONDARY';

export interface LocationAddressesTable {
  id: Generated<number>;
  location_id: number;
  type: OneOf<AddressType>;
  name: string | null;
  street_address: string;
  city: string;
  state_code: string;
  postal_code: string;
  timezone: string;
  longitude: number;
  latitude: number;
  geofence_radius_meters: Generated<number>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    location_addresses: LocationAddressesTable;
  }
}
