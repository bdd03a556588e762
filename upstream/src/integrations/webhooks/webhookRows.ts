import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';
import { id, instant } from '../../platform/server/parameters.ts';
import { pauseReasons } from './pauseReason.ts';
import { webhookTopics } from './webhookTopic.ts';
import './webhookTables.ts';

/** A webhook in the API, without its secret. */
export const webhookSchema = z
  .object({
    id,
    name: z.string(),
    url: z.url(),
    topics: z.array(z.enum(webhookTopics)),
    selection: z.string(),
    cost: z.int().describe('What its selection costs to read, by the request that stored it'),
    api_token: z.object({ id, name: z.string() }).describe('With whose rights payloads are read'),
    paused_ts: instant.nullable(),
    pause_reason: z.enum(pauseReasons).nullable(),
    pause_detail: z.string().nullable(),
    failing_since_ts: instant
      .nullable()
      .describe('When the first of the attempts that failed in a row ended'),
    last_delivered_ts: instant.nullable().describe('When a delivery last succeeded'),
    lost_events: z
      .int()
      .describe('Events that the change feed forgot before they became deliveries; back to 0 after 30 days'),
    lost_ts: instant.nullable().describe('When the last of them were lost'),
    previous_secret_ends_ts: instant.nullable().describe('Until when the replaced secret signs, too'),
    created_ts: instant,
  })
  .meta({ id: 'Webhook' });

/** The response to a creation or rotation, the only one with the secret. */
export const webhookWithSecret = webhookSchema.extend({
  secret: z.string().describe('The signing secret of Standard Webhooks: `whsec_` and 32 bytes in base 64'),
});

/** The webhooks of all tokens of a person, or of the token that the request carries. */
export function selectWebhooks(database: Database, { userId, token }: Caller) {
  const own = database
    .selectFrom('webhooks')
    .innerJoin('api_tokens', 'api_tokens.id', 'webhooks.api_token_id')
    .selectAll('webhooks')
    .select('api_tokens.name as token_name')
    .where('api_tokens.user_id', '=', userId);
  return token ? own.where('api_tokens.id', '=', token.id) : own;
}

/** @throws ApiError not_found unless it is the caller's */
export async function findWebhook(database: Database, caller: Caller, webhookId: number) {
  const webhook = await selectWebhooks(database, caller)
    .where('webhooks.id', '=', webhookId)
    .executeTakeFirst();
  if (!webhook) throw notFound('webhook');
  return webhook;
}

/**
 * Locks one of the caller's webhooks. Deliveries are locked after it, never before.
 *
 * @throws ApiError not_found unless it is the caller's
 */
export async function lockWebhook(trx: Database, caller: Caller, webhookId: number) {
  const webhook = await selectWebhooks(trx, caller)
    .where('webhooks.id', '=', webhookId)
    .forUpdate('webhooks')
    .executeTakeFirst();
  if (!webhook) throw notFound('webhook');
  return webhook;
}

type WebhookRow = Awaited<ReturnType<typeof findWebhook>>;

/** Converts a webhook to its API format. */
export function toWebhook(row: WebhookRow): z.output<typeof webhookSchema> {
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    topics: row.topics,
    selection: row.selection,
    cost: row.cost,
    api_token: { id: row.api_token_id, name: row.token_name },
    paused_ts: row.paused_ts?.toISOString() ?? null,
    pause_reason: row.pause_reason,
    pause_detail: row.pause_detail,
    failing_since_ts: row.failing_since_ts?.toISOString() ?? null,
    last_delivered_ts: row.last_delivered_ts?.toISOString() ?? null,
    lost_events: row.lost_events,
    lost_ts: row.lost_ts?.toISOString() ?? null,
    previous_secret_ends_ts: row.previous_secret_ends_ts?.toISOString() ?? null,
    created_ts: row.created_ts.toISOString(),
  };
}
