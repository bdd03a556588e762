import type { Generated } from 'kysely';
import type { Timestamp } from '../database/columnTypes.ts';

export interface CodeMissesTable {
  id: Generated<number>;
  kind: 'candidate' | 'referral' | 'check-in';
  network: string;
  created_ts: Timestamp;
}

declare module '../database/tables.ts' {
  interface Tables {
    code_misses: CodeMissesTable;
  }
}
