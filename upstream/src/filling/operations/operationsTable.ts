import type { Generated } from 'kysely';
import type { OfferResult } from '../offers/offerResponse.ts';
import type { OperationInput } from './operationInput.ts';
import type { Json, JsonWithDefault, OneOf, Timestamp } from '../../platform/database/columnTypes.ts';

export interface OperationsTable {
  id: Generated<number>;
  kind: 'DIRECT_OFFERS';
  status: OneOf<'queued' | 'running' | 'done'>;
  location_id: number;
  created_by_user_id: number;
  input: Json<OperationInput>;
  /** One result per finished pair of gig and pro. */
  results: JsonWithDefault<OfferResult[]>;
  total: number;
  created_ts: Timestamp;
  finished_ts: Timestamp | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    operations: OperationsTable;
  }
}
