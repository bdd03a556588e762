import type { Generated } from 'kysely';
import type { Timestamp } from '../../platform/database/columnTypes.ts';
import type { PauseReason } from './pauseReason.ts';
import type { DeliveryState, WebhookTopic } from './webhookTopic.ts';

export interface WebhooksTable {
  id: Generated<number>;
  api_token_id: number;
  name: string;
  url: string;
  topics: WebhookTopic[];
  selection: string;
  cost: number;
  secret: string;
  previous_secret: string | null;
  previous_secret_ends_ts: Timestamp | null;
  /** It receives what happened after this position of the change feed. */
  after_position: number;
  paused_ts: Timestamp | null;
  pause_reason: PauseReason | null;
  pause_detail: string | null;
  failing_since_ts: Timestamp | null;
  last_delivered_ts: Timestamp | null;
  /** Events of the last losses that no delivery was made of. */
  lost_events: Generated<number>;
  /** When the last of them were lost. */
  lost_ts: Timestamp | null;
  created_ts: Timestamp;
}

export interface WebhookDeliveriesTable {
  id: Generated<number>;
  webhook_id: number;
  event_id: Generated<string>;
  topic: WebhookTopic;
  is_test: Generated<boolean>;
  subject_id: number;
  /** What belongs to one gig is delivered in order; null for invoices, which each have an order of their own. */
  gig_id: number | null;
  state: Generated<DeliveryState>;
  /** Sent by hand: one attempt, even while the webhook is paused. */
  is_manual: Generated<boolean>;
  payload: string | null;
  attempts: Generated<number>;
  due_ts: Timestamp;
  give_up_ts: Timestamp | null;
  lease_hash: string | null;
  lease_until_ts: Timestamp | null;
  finished_ts: Timestamp | null;
  created_ts: Timestamp;
}

export interface WebhookAttemptsTable {
  id: Generated<number>;
  delivery_id: number;
  number: number;
  created_ts: Timestamp;
  milliseconds: number;
  status: number | null;
  failure: string | null;
  answer: string | null;
}

/** A single row. */
export interface WebhookFeedTable {
  is_only: Generated<boolean>;
  /** How far the change feed has become deliveries. */
  position: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    webhooks: WebhooksTable;
    webhook_deliveries: WebhookDeliveriesTable;
    webhook_attempts: WebhookAttemptsTable;
    webhook_feed: WebhookFeedTable;
  }
}
