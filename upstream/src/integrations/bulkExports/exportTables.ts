import type { Generated, JSONColumnType } from 'kysely';
import type { Timestamp } from '../../platform/database/columnTypes.ts';
import type { ExportFailure, ExportFormat, ExportState } from './exportStates.ts';

export interface ExportsTable {
  id: Generated<number>;
  user_id: number;
  session_id: number | null;
  api_token_id: number | null;
  access_hash: string;
  name: string;
  document: string;
  variables: JSONColumnType<Record<string, unknown>>;
  format: ExportFormat;
  page_size: number;
  cost: number;
  state: Generated<ExportState>;
  failure: ExportFailure | null;
  failure_detail: string | null;
  cursor: string | null;
  expected_rows: number | null;
  row_count: Generated<number>;
  byte_count: Generated<number>;
  missing_values: Generated<number>;
  setbacks: Generated<number>;
  due_ts: Timestamp;
  lease_hash: string | null;
  lease_until_ts: Timestamp | null;
  created_ts: Timestamp;
  finished_ts: Timestamp | null;
  expires_ts: Timestamp | null;
}

export interface ExportPartsTable {
  export_id: number;
  number: number;
  content: string;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    exports: ExportsTable;
    export_parts: ExportPartsTable;
  }
}
