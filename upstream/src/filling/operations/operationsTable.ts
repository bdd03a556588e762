import type { Generated } from 'kysely';
import type { OperationInput } from './operationInput.ts';
import type { OfferResult } from '../offers/offerResponse.ts';
import type { Json, JsonWithDefault, OneOf, Timestamp } from '../../platform/database/columnTypes.ts';

export interface OperationsTable {
  id: Generated<number>;
  kind: 'DIRECT_OFFERS';
  status: OneOf<'queued' | 'running' | 'done'>;
  location_id: number;
  created_by_user_id: number;
  input: Json<OperationInput>;
  /** As long as what is done so far. */
  results: JsonWithDefault<OfferResult[]>;
  total: number;
  created_ts: Timestamp;
  finished_ts: Timestamp | null;
}
