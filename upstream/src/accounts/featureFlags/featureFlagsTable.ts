/** How far features are rolled out. */
export interface FeatureFlagsTable {
  name: string;
  description: string;
  rollout_percent: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    feature_flags: FeatureFlagsTable;
  }
}
