import { webhookTopics } from '@brigade/domain/integrations/webhooks/webhookTopics.ts';
import { z } from 'zod';
import { openEnum, openEnums } from '../../platform/schema/openEnum.ts';
import { wireInstant } from '../../platform/schema/wireTime.ts';

/** Why a webhook is paused. */
export const pauseReasons = [
  'MAKER',
  'FAILING',
  'GONE',
  'SELECTION',
  'TOKEN_REVOKED',
  'TOKEN_EXPIRED',
  'ACCOUNT_INACTIVE',
  'ACCESS_LOST',
] as const;

/** How far a delivery is. */
export const deliveryStates = ['WAITING', 'DELIVERED', 'FAILED', 'SKIPPED'] as const;

/** Why an attempt had no response. */
export const attemptFailures = [
  'TIMEOUT',
  'CONNECTION',
  'NAME_NOT_FOUND',
  'NOT_PUBLIC',
  'CERTIFICATE',
  'READING',
  'SELECTION',
] as const;

/** A webhook without its secret. */
export const webhookWire = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  topics: openEnums(webhookTopics),
  selection: z.string(),
  cost: z.int(),
  api_token: z.object({ id: z.int(), name: z.string() }),
  paused_ts: wireInstant.nullable(),
  pause_reason: openEnum(pauseReasons).nullable(),
  pause_detail: z.string().nullable(),
  failing_since_ts: wireInstant.nullable(),
  last_delivered_ts: wireInstant.nullish(),
  lost_events: z.int().optional(),
  lost_ts: wireInstant.nullish(),
  previous_secret_ends_ts: wireInstant.nullable(),
  created_ts: wireInstant,
});

/** The response to a creation or rotation, the only one with the secret. */
export const webhookWithSecretWire = webhookWire.extend({ secret: z.string() });

/** An attempt to deliver. */
const attemptWire = z.object({
  number: z.int(),
  created_ts: wireInstant,
  milliseconds: z.int(),
  status: z.int().nullable(),
  failure: openEnum(attemptFailures).nullable(),
  answer: z.string().nullable(),
});

/** A delivery with its attempts. */
export const deliveryWire = z.object({
  id: z.int(),
  webhook_id: z.int(),
  event_id: z.string(),
  topic: openEnum(webhookTopics),
  subject_id: z.int(),
  is_test: z.boolean(),
  state: openEnum(deliveryStates),
  payload: z.string().nullable(),
  created_ts: wireInstant,
  due_ts: wireInstant.nullable(),
  attempts: z.array(attemptWire),
});

export type WebhookWire = z.infer<typeof webhookWire>;
export type WebhookWithSecretWire = z.infer<typeof webhookWithSecretWire>;
export type AttemptWire = z.infer<typeof attemptWire>;
export type DeliveryWire = z.infer<typeof deliveryWire>;
