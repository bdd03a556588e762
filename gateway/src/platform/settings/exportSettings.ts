/** How this gateway runs exports. All times are milliseconds. */
export interface ExportSettings {
  /** How often it looks for exports that are due. */
  readonly claimInterval: number;
  /** The same while the REST API has no exports. */
  readonly absentInterval: number;
  /** Reading a page. Half of a lease at most. */
  readonly pageTimeout: number;
  /** Exports that are under way at once. */
  readonly atOnce: number;
  /** How many pages one export reads before exports of other accounts get their turn. */
  readonly pagesPerTurn: number;
  /** The largest page to store, in bytes; the REST API takes bodies of at most 1 MB. */
  readonly mostPageBytes: number;
}

export const defaultExportSettings: ExportSettings = {
  claimInterval: 2_000,
  absentInterval: 300_000,
  pageTimeout: 25_000,
  atOnce: 4,
  pagesPerTurn: 50,
  mostPageBytes: 400_000,
};
