/** For one facet of the profiles, which pros have it; read and written with SQL only. */
export interface ProBitmapsTable {
  facet: string;
  /** Which 8,192 ids the bits cover. */
  chunk: number;
  /** `bit(8192)`: the bits that differ from the rows before it. */
  turned: string;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    pro_bitmaps: ProBitmapsTable;
  }
}
