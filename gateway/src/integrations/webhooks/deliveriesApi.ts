import { webhookTopics } from '@brigade/domain/integrations/webhooks/webhookTopics.ts';
import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { noContent } from '../../platform/rest/noContent.ts';
import type { attemptFailures } from './webhookWire.ts';

const claimed = z.object({
  id: z.int(),
  /** Reads as the API token of the webhook until the delivery is finished, or for a minute. */
  lease: z.string(),
  topic: z.enum(webhookTopics),
  subject_id: z.int(),
  selection: z.string(),
  /** Whether an earlier attempt read its payload. */
  has_payload: z.boolean(),
});

/** A delivery that is leased to this process. */
export type ClaimedDelivery = z.infer<typeof claimed>;

/** What was read for a payload: the fields, and why some of them are null. */
export interface PayloadParts {
  readonly data: Readonly<Record<string, unknown>>;
  readonly errors?: readonly object[];
}

/** The outcome of an attempt. */
export type AttemptResult =
  | {
      readonly outcome: 'responded';
      readonly status: number;
      readonly answer: string;
      readonly retry_after_seconds?: number;
    }
  | { readonly outcome: 'failed'; readonly failure: Exclude<(typeof attemptFailures)[number], 'SELECTION'> }
  | { readonly outcome: 'unreadable'; readonly detail: string }
  | { readonly outcome: 'skipped' };

/** Leases deliveries that are due. */
export const claimDeliveries = endpoint({
  name: 'claimWebhookDeliveries',
  method: 'POST',
  path: '/webhook-deliveries/claim/',
  withoutKey: 'lease',
  body: shape<{ limit: number }>(),
  response: z.object({ results: z.array(claimed) }),
});

const signedRequest = z.object({
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
});

/** What to send, signed. */
export type SignedRequest = z.infer<typeof signedRequest>;

/** Stores the payload, unless an earlier attempt did, and signs it. */
export const beginDelivery = endpoint({
  name: 'beginWebhookDelivery',
  method: 'POST',
  path: '/webhook-deliveries/{id}/begin/',
  withoutKey: 'lease',
  body: shape<{ lease: string } & Partial<PayloadParts>>(),
  response: signedRequest,
});

/** Reports the outcome of an attempt. */
export const finishDelivery = endpoint({
  name: 'finishWebhookDelivery',
  method: 'POST',
  path: '/webhook-deliveries/{id}/finish/',
  withoutKey: 'lease',
  body: shape<{ lease: string; result: AttemptResult | (AttemptResult & { milliseconds: number }) }>(),
  response: noContent,
});
