import type { Timestamp } from '../../platform/database/columnTypes.ts';

/** Confirmed work, and a certification of its pro that may expire before it or soon. Kept by the database (0107). */
export interface ExpiringWorkTable {
  application_id: number;
  pro_certification_id: number;
  location_id: number;
  gig_start_time: Timestamp;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    expiring_work: ExpiringWorkTable;
  }
}
