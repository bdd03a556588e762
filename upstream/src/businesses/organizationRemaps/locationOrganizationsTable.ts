import type { Timestamp } from '../../platform/database/columnTypes.ts';

/** An organization that has a location, or had it before a move. The database writes a row when a location is added or moves. */
export interface LocationOrganizationsTable {
  location_id: number;
  organization_id: number;
  /** When the location moved there; null for its first organization. */
  from_ts: Timestamp | null;
  /** When it moved on, inclusive: what ended then still belongs here. Infinity for the organization that has it now. */
  until_ts: Timestamp;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    location_organizations: LocationOrganizationsTable;
  }
}
