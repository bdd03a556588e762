import type { Timestamp } from '../../platform/database/columnTypes.ts';

/** The work whose recorded punches or breaks a manager changed or deleted. */
export interface CorrectedWorkTable {
  application_id: number;
  /** The last time. */
  corrected_ts: Timestamp;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    corrected_work: CorrectedWorkTable;
  }
}
