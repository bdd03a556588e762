/** The groups that see a network gig first. */
export interface GigGroupsTable {
  gig_id: number;
  group_id: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    gig_groups: GigGroupsTable;
  }
}
