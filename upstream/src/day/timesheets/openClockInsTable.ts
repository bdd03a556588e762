/** The applications whose last punch is a CLOCK_IN; maintained by a trigger on `time_punches`. */
export interface OpenClockInsTable {
  application_id: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    open_clock_ins: OpenClockInsTable;
  }
}
