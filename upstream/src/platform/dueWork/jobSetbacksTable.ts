import type { Timestamp } from '../database/columnTypes.ts';

/** The items of due jobs whose work threw, until it succeeds. */
export interface JobSetbacksTable {
  job: string;
  item_id: number;
  /** How often in a row. */
  setbacks: number;
  retry_ts: Timestamp;
}

declare module '../database/tables.ts' {
  interface Tables {
    job_setbacks: JobSetbacksTable;
  }
}
