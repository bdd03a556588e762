import type { Generated } from 'kysely';
import type { LocationRole } from '../../platform/access/locationRole.ts';
import type { OneOf } from '../../platform/database/columnTypes.ts';

export interface OrganizationManagersTable {
  id: Generated<number>;
  organization_id: number;
  user_id: number;
  role: OneOf<'ADMIN'>;
}

export interface LocationManagersTable {
  id: Generated<number>;
  location_id: number;
  user_id: number;
  role: LocationRole;
}

export interface LicensesTable {
  id: Generated<number>;
  user_id: number;
  location_id: number;
  license_name: 'marketplace' | 'hire';
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    organization_managers: OrganizationManagersTable;
    location_managers: LocationManagersTable;
    licenses: LicensesTable;
  }
}
