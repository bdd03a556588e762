import type { Generated } from 'kysely';
import type { Timestamp } from '../../platform/database/columnTypes.ts';

export interface CandidateCodeMissesTable {
  id: Generated<number>;
  remote_address: string;
  created_ts: Timestamp;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    candidate_code_misses: CandidateCodeMissesTable;
  }
}
