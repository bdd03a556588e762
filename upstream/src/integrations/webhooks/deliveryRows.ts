import { sql } from 'kysely';
import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';
import { id, instant } from '../../platform/server/parameters.ts';
import { deliveryStates, webhookTopics } from './webhookTopic.ts';

const attemptSchema = z.object({
  number: z.int().positive(),
  created_ts: instant,
  milliseconds: z.int(),
  status: z.int().nullable().describe('The HTTP status; null without a response'),
  failure: z.string().nullable().describe('Why there was no response'),
  answer: z.string().nullable().describe('The beginning of the response'),
});

/** A delivery in the API. */
export const deliverySchema = z
  .object({
    id,
    webhook_id: id,
    event_id: z.string().describe('The webhook-id header, the same at each attempt'),
    topic: z.enum(webhookTopics),
    subject_id: id,
    gig_id: id.nullable().describe('Null for invoices'),
    is_test: z.boolean(),
    state: z.enum(deliveryStates),
    payload: z.string().nullable().describe('The body that is sent; null before the first attempt'),
    created_ts: instant,
    due_ts: instant.nullable().describe('When the next attempt is due; null when there is none'),
    attempts: z.array(attemptSchema).describe('The earliest first'),
  })
  .meta({ id: 'WebhookDelivery' });

type Attempt = z.output<typeof attemptSchema>;

/** Deliveries with their attempts. */
export function selectDeliveries(database: Database) {
  return database
    .selectFrom('webhook_deliveries')
    .selectAll('webhook_deliveries')
    .select(
      sql<(Omit<Attempt, 'created_ts'> & { created_ts: string })[]>`(
        select coalesce(jsonb_agg(to_jsonb(webhook_attempts) order by number), '[]')
        from webhook_attempts where delivery_id = webhook_deliveries.id
      )`.as('log'),
    );
}

/** @throws ApiError not_found unless it is of one of the caller's webhooks */
export async function findDelivery(database: Database, { userId, token }: Caller, deliveryId: number) {
  let found = selectDeliveries(database)
    .innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook_id')
    .innerJoin('api_tokens', 'api_tokens.id', 'webhooks.api_token_id')
    .where('webhook_deliveries.id', '=', deliveryId)
    .where('api_tokens.user_id', '=', userId);
  if (token) found = found.where('api_tokens.id', '=', token.id);
  const delivery = await found.executeTakeFirst();
  if (!delivery) throw notFound('delivery');
  return delivery;
}

type DeliveryRow = Awaited<ReturnType<typeof findDelivery>>;

/** Converts a delivery to its API format. */
export function toDelivery(row: DeliveryRow): z.output<typeof deliverySchema> {
  return {
    id: row.id,
    webhook_id: row.webhook_id,
    event_id: row.event_id,
    topic: row.topic,
    subject_id: row.subject_id,
    gig_id: row.gig_id,
    is_test: row.is_test,
    state: row.state,
    payload: row.payload,
    created_ts: row.created_ts.toISOString(),
    due_ts: row.state === 'WAITING' ? row.due_ts.toISOString() : null,
    attempts: row.log.map(({ number, created_ts, milliseconds, status, failure, answer }) => ({
      number,
      created_ts: new Date(created_ts).toISOString(),
      milliseconds,
      status,
      failure,
      answer,
    })),
  };
}
